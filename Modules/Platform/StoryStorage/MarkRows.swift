package import GRDB
package import StoryCore

/// Reads and writes what profiles did with stories; every function runs within its caller's transaction.
package enum MarkRows {
    /// Returns a profile's favourite mark and play count of the story with a row number.
    static func marks(
        of number: Int64, by profile: ProfileID, in database: Database
    ) throws -> (isFavorite: Bool, playCount: Int) {
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: "SELECT isFavorite, playCount FROM storyMark WHERE profile = ? AND storyNumber = ?"),
            arguments: [profile.rawValue, number])
        return (row?["isFavorite"] ?? false, row?["playCount"] ?? 0)
    }

    /// Sets or clears a profile's favourite mark of the story with a row number.
    package static func setFavorite(
        _ isFavorite: Bool, of number: Int64, by profile: ProfileID, in database: Database
    ) throws {
        if isFavorite {
            try database.execute(
                sql: """
                    INSERT INTO storyMark (profile, storyNumber, isFavorite) VALUES (?, ?, 1)
                    ON CONFLICT (profile, storyNumber) DO UPDATE SET isFavorite = 1
                    """, arguments: [profile.rawValue, number])
        } else {
            let mark = "profile = ? AND storyNumber = ?"
            try database.execute(
                sql: "UPDATE storyMark SET isFavorite = 0 WHERE \(mark)", arguments: [profile.rawValue, number])
            try database.execute(
                sql: "DELETE FROM storyMark WHERE \(mark) AND playCount = 0", arguments: [profile.rawValue, number])
        }
    }

    /// Counts that a profile has heard the story with a row number.
    package static func countPlay(of number: Int64, by profile: ProfileID, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO storyMark (profile, storyNumber, playCount) VALUES (?, ?, 1)
                ON CONFLICT (profile, storyNumber) DO UPDATE SET playCount = playCount + 1
                """, arguments: [profile.rawValue, number])
    }

    /// Adds a profile's marks to the story with a row number, unless it has some.
    static func add(
        _ isFavorite: Bool, _ playCount: Int, to number: Int64, by profile: ProfileID, in database: Database
    ) throws {
        guard isFavorite || playCount > 0 else { return }
        try database.execute(
            sql: """
                INSERT OR IGNORE INTO storyMark (profile, storyNumber, isFavorite, playCount) VALUES (?, ?, ?, ?)
                """, arguments: [profile.rawValue, number, isFavorite, playCount])
    }
}
