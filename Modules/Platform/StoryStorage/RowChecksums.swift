import GRDB

/// A checksum for each row that is not derived from others, kept in the same transaction as the row.
///
/// Triggers of our own connection keep them, and not of the file: what another program writes into the library is
/// seen, and no program is kept from it. When a row changes, its checksum changes by the difference, so that damage
/// from before is still seen.
enum RowChecksums {
    /// A table whose rows have checksums.
    struct Table: Sendable {
        var name: String
        /// The column with the number of the story that a row belongs to; nil for what belongs to none.
        var story: String?
        /// The columns that tell a row from the others of its story.
        var key: [String] = []
    }

    /// The tables of ``LibrarySchema/tables``.
    static let tables = [
        Table(name: "hero", key: ["id"]), Table(name: "customEvent", key: ["id"]),
        Table(name: "story", story: "number"), Table(name: "storyHero", story: "storyNumber", key: ["position"]),
        Table(name: "page", story: "storyNumber", key: ["position"]), Table(name: "narration", story: "storyNumber"),
        Table(name: "job", key: ["number"]), Table(name: "jobUnit", key: ["jobNumber", "kind", "position"]),
        Table(name: "playback", story: "storyNumber", key: ["number"]),
        Table(name: "storyPosition", story: "storyNumber"), Table(name: "queueEntry", key: ["position"]),
        Table(name: "player", key: ["number"]), Table(name: "collection", key: ["id"]),
        Table(name: "collectionStory", story: "storyNumber", key: ["collectionId"]),
        Table(name: "achievement", key: ["kind", "subject"]),
    ]

    /// Makes the checksums of a library that has none.
    static let migrate: @Sendable (Database) throws -> Void = { database in
        try database.execute(
            sql: """
                CREATE TABLE rowChecksum (
                    story INTEGER NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL, checksum INTEGER NOT NULL,
                    PRIMARY KEY (story, name, key)
                ) STRICT, WITHOUT ROWID
                """)
        try renew(in: database)
    }

    /// Has everything that this connection writes keep the checksums.
    static func keep(in database: Database) throws {
        guard try database.tableExists("rowChecksum") else { return }
        addFunctions(to: database)
        for table in try tables(in: database) {
            try database.execute(sql: table.triggers(try table.columns(in: database)))
        }
    }

    /// Makes all checksums anew from the rows as they are.
    ///
    /// - Parameter altered: What did not fit its checksum before, and still must not.
    static func renew(in database: Database, keeping altered: [AlteredRow] = []) throws {
        guard try database.tableExists("rowChecksum") else { return }
        try database.execute(sql: "DELETE FROM rowChecksum")
        try complete(in: database)
        for row in altered { try row.set(row.checksum, in: database) }
    }

    /// Makes the checksums of rows that have none.
    static func complete(in database: Database) throws {
        addFunctions(to: database)
        for table in try tables(in: database) {
            let checksums = table.checksums(try table.columns(in: database))
            try database.execute(sql: "INSERT OR IGNORE INTO rowChecksum (story, name, key, checksum) \(checksums)")
        }
    }

    /// The tables that are there: a migration may run before one that adds another.
    static func tables(in database: Database) throws -> [Table] {
        try tables.filter { try database.tableExists($0.name) }
    }

    /// The functions that the triggers and the statements of this file call.
    static func addFunctions(to database: Database) {
        database.add(function: DatabaseFunction("checksumOfRow", pure: true) { RowContent($0).checksum })
        database.add(
            function: DatabaseFunction("changedChecksum", argumentCount: 3, pure: true) { values in
                values.reduce(Int64(0)) { $0 ^ (Int64.fromDatabaseValue($1) ?? 0) }
            })
    }
}

extension RowChecksums.Table {
    /// All columns of the table, in their order.
    func columns(in database: Database) throws -> [String] { try database.columns(in: name).map(\.name) }

    /// The number of the story of a row, and what tells it from the others, for `SELECT`.
    ///
    /// - Parameter row: What stands before the columns: "new.", or nothing.
    func place(_ row: String = "") -> (story: String, key: String) {
        (
            story.map { row + $0 } ?? "0",
            key.isEmpty ? "''" : key.map { "(\(row)\($0) || '')" }.joined(separator: " || '/' || ")
        )
    }

    /// The checksum of a row.
    func checksum(_ columns: [String], _ row: String = "") -> String {
        "checksumOfRow(\((["'\(name)'"] + columns.map { row + $0 }).joined(separator: ", ")))"
    }

    /// Selects story, name, key and checksum of each row.
    func checksums(_ columns: [String]) -> String {
        "SELECT \(place().story) AS story, '\(name)' AS name, \(place().key) AS key, \(checksum(columns)) AS checksum "
            + "FROM \(name) NOT INDEXED"
    }

    fileprivate func triggers(_ columns: [String]) -> String {
        let (new, old) = (place("new."), place("old."))
        let isOld = "story = \(old.story) AND name = '\(name)' AND key = \(old.key)"
        return """
            CREATE TEMP TRIGGER \(name)ChecksumAfterInsert AFTER INSERT ON main.\(name) BEGIN
                INSERT INTO rowChecksum (story, name, key, checksum)
                VALUES (\(new.story), '\(name)', \(new.key), \(checksum(columns, "new.")))
                ON CONFLICT (story, name, key) DO UPDATE SET checksum = excluded.checksum;
            END;
            CREATE TEMP TRIGGER \(name)ChecksumAfterUpdate AFTER UPDATE ON main.\(name) BEGIN
                UPDATE rowChecksum SET story = \(new.story), key = \(new.key),
                    checksum = changedChecksum(checksum, \(checksum(columns, "old.")), \(checksum(columns, "new.")))
                WHERE \(isOld);
            END;
            CREATE TEMP TRIGGER \(name)ChecksumAfterDelete AFTER DELETE ON main.\(name) BEGIN
                DELETE FROM rowChecksum WHERE \(isOld);
            END;
            """
    }
}
