import GRDB
import StoryCore

/// Rows without an owner, which are saved to the damaged folder before they are deleted.
struct DanglingRows: Sendable {
    /// The tables of a story's parts.
    static let partsOfStories = ["page", "narration", "storyHero"]

    let damaged: DamagedFolder

    /// An owner of rows.
    private struct Owner {
        var table: String
        /// The key column of its own table.
        var key: String
        /// The column that refers to it.
        var column: String
        /// The tables with that column.
        var tables: [String]
    }

    private static let owners = [
        Owner(
            table: "story", key: "number", column: "storyNumber",
            tables: partsOfStories + ["playback", "storyPosition", "queueEntry", "collectionStory"]),
        Owner(table: "collection", key: "id", column: "collectionId", tables: ["collectionStory"]),
        Owner(table: "job", key: "number", column: "jobNumber", tables: ["jobUnit"]),
    ]

    /// Moves all of them to the damaged folder.
    ///
    /// Their files stay: they may belong to a story that is restored from a recovery record.
    ///
    /// - Returns: The number of stories, collections and jobs to which they belonged.
    func putAway(in database: Database) throws -> Int {
        var count = 0
        for owner in Self.owners {
            let keys = owner.tables.map { "SELECT \(owner.column) AS key FROM \($0)" }.joined(separator: " UNION ")
            let gone = try DatabaseValue.fetchAll(
                database, sql: "SELECT key FROM (\(keys)) WHERE key NOT IN (SELECT \(owner.key) FROM \(owner.table))")
            for key in gone {
                try putAway(owner.tables, where: "\(owner.column) = ?", [key], of: owner.table, key, in: database)
            }
            count += gone.count
        }
        try database.execute(
            sql: "UPDATE storyHero SET heroId = NULL WHERE heroId IS NOT NULL AND heroId NOT IN (SELECT id FROM hero)")
        return count
    }

    /// Moves the parts of a story without a row of its own to the damaged folder.
    func putAwayParts(ofStory number: Int64, in database: Database) throws {
        try putAway(
            Self.partsOfStories, where: "storyNumber = ?", [number], of: "story", number.databaseValue, in: database)
    }

    private func putAway(
        _ tables: [String], where condition: String, _ arguments: StatementArguments, of owner: String,
        _ key: DatabaseValue, in database: Database
    ) throws {
        let name = String.fromDatabaseValue(key) ?? Int64.fromDatabaseValue(key).map(String.init) ?? ""
        try damaged.keepRows(
            of: tables, where: condition, arguments, as: "rows-of-\(owner)-\(name)",
            reason: "The \(owner) that they belonged to was gone.", in: database)
        for table in tables {
            try database.execute(sql: "DELETE FROM \(table) WHERE \(condition)", arguments: arguments)
        }
    }
}
