import GRDB
import StoryCore

/// Derived data, so that lists and searches need not read whole stories.
extension StoryRows {
    /// Settings of the index, not of its definition, so that they must be repeated when it is rebuilt. Segments are
    /// merged once there are 8 of a size, not 4: searches take as long, and adding a story to a large library writes
    /// less.
    package static let searchSettings = "INSERT INTO storyText (storyText, rank) VALUES ('automerge', 8);"

    /// Returns whether the derived columns match the story.
    static func isDerivedRight(of story: Story, _ number: Int64, in database: Database) throws -> Bool {
        guard let row = try Row.fetchOne(database, sql: "SELECT * FROM story WHERE number = ?", arguments: [number])
        else { return false }
        let names = try? StoredJSON.value([String].self, of: row["heroNames"])
        let digests = try String?.fetchAll(
            database, sql: "SELECT mediaDigest FROM page WHERE storyNumber = ? ORDER BY position", arguments: [number])
        let audio = try String.fetchOne(
            database, sql: "SELECT mediaDigest FROM narration WHERE storyNumber = ?", arguments: [number])
        return row["foldedTitle"] == SearchText.folded(story.title) && row["pageCount"] == story.pages.count
            && row["duration"] == story.narration?.duration && row["coverDigest"] == story.cover.media?.digest
            && row["event"] == story.occasion.reference.stored && names == story.heroes.map(\.name)
            && digests == story.pages.map { $0.illustration.media?.digest } && audio == story.narration?.media.digest
    }

    /// Returns whether the search index matches the story.
    static func isFound(_ number: Int64, in database: Database) throws -> Bool {
        guard
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT CAST(title AS TEXT) AS title, CAST(heroes AS TEXT) AS heroes, CAST(text AS TEXT) AS text
                    FROM storyText WHERE rowid = ?
                    """,
                arguments: [number])
        else { return false }
        let texts: [String?] = [row["title"], row["heroes"], row["text"]]
        return texts == (try searchTexts(of: number, in: database))
    }

    /// Rebuilds the search index from the stories.
    static func rebuildSearch(in database: Database) throws {
        let sql = try String.fetchOne(database, sql: "SELECT sql FROM sqlite_schema WHERE name = 'storyText'")
        guard let sql else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the search index is missing") }
        try database.execute(sql: "DROP TABLE storyText")
        try database.execute(sql: "\(sql); \(searchSettings)")
        for number in try Int64.fetchAll(database, sql: "SELECT number FROM story NOT INDEXED") {
            try index(number, in: database)
        }
    }
}
