import GRDB
import StoryCore

/// Rows that belong to something that is gone: what they say is put into the folder `damaged` before they go.
struct DanglingRows: Sendable {
    /// The tables that a story consists of, besides its own row.
    static let partsOfStories = ["page", "narration", "storyHero"]

    let damaged: DamagedFolder

    /// What rows can belong to.
    private struct Owner {
        var table: String
        /// What tells one from another, in its own table.
        var key: String
        /// The column that names it.
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

    /// Puts all of them away.
    ///
    /// Files that they name stay: they may belong to a story that a record brings back.
    ///
    /// - Returns: How many stories, collections and jobs they belonged to.
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

    /// Puts away what a story consists of whose own row is gone.
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
