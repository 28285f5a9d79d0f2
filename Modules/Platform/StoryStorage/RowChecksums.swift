package import GRDB

/// The checksums of all rows that are not derived, stored in the same transaction as the row.
///
/// They are kept by triggers of our own connection, not of the file: changes by other programs are detected, and not
/// prevented. When a row changes, its checksum changes by the difference, so that earlier damage is still detected.
package struct RowChecksums: Sendable {
    package let schema: LibrarySchema

    /// Creates the table; the checksums follow at the end of the migration.
    package static let migrate: @Sendable (Database) throws -> Void = { database in
        try database.execute(
            sql: """
                CREATE TABLE rowChecksum (
                    story INTEGER NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL, checksum INTEGER NOT NULL,
                    PRIMARY KEY (story, name, key)
                ) STRICT, WITHOUT ROWID
                """)
    }

    /// Creates the triggers that keep the checksums of everything this connection writes.
    func keep(in database: Database) throws {
        guard try database.tableExists("rowChecksum") else { return }
        Self.addFunctions(to: database)
        // Those of an earlier call may lack a table or a column.
        for name in try String.fetchAll(database, sql: "SELECT name FROM temp.sqlite_schema WHERE type = 'trigger'") {
            try database.execute(sql: "DROP TRIGGER temp.\(name)")
        }
        for table in try schema.layouts(in: database) {
            try database.execute(sql: table.triggers(try table.columns(in: database)))
        }
    }

    /// Recalculates all checksums from the rows.
    ///
    /// - Parameter altered: The rows that differed from their checksum, and still must.
    func renew(in database: Database, keeping altered: [AlteredRow] = []) throws {
        guard try database.tableExists("rowChecksum") else { return }
        try database.execute(sql: "DELETE FROM rowChecksum")
        try complete(in: database)
        for row in altered { try row.set(row.checksum, in: database) }
    }

    /// Creates missing checksums.
    func complete(in database: Database) throws {
        Self.addFunctions(to: database)
        for table in try schema.layouts(in: database) {
            let checksums = table.checksums(try table.columns(in: database))
            try database.execute(sql: "INSERT OR IGNORE INTO rowChecksum (story, name, key, checksum) \(checksums)")
        }
    }

    /// Registers the functions used by the triggers and the statements of this file.
    static func addFunctions(to database: Database) {
        database.add(function: DatabaseFunction("checksumOfRow", pure: true) { RowContent($0).checksum })
        database.add(
            function: DatabaseFunction("changedChecksum", argumentCount: 3, pure: true) { values in
                values.reduce(Int64(0)) { $0 ^ (Int64.fromDatabaseValue($1) ?? 0) }
            })
    }
}

extension TableLayout {
    /// Returns all columns of the table, in order.
    func columns(in database: Database) throws -> [String] { try database.columns(in: name).map(\.name) }

    /// Returns the number of the story and the key of a row, as SQL.
    ///
    /// - Parameter row: The prefix of the columns: "new.", or nothing.
    func keys(_ row: String = "") -> (story: String, key: String) {
        (
            story.map { row + $0 } ?? "0",
            key.isEmpty ? "''" : key.map { "(\(row)\($0) || '')" }.joined(separator: " || '/' || ")
        )
    }

    /// Returns the checksum of a row, as SQL.
    func checksum(_ columns: [String], _ row: String = "") -> String {
        "checksumOfRow(\((["'\(name)'"] + columns.map { row + $0 }).joined(separator: ", ")))"
    }

    /// Returns a query for story, name, key and checksum of each row.
    func checksums(_ columns: [String]) -> String {
        "SELECT \(keys().story) AS story, '\(name)' AS name, \(keys().key) AS key, \(checksum(columns)) AS checksum "
            + "FROM \(name) NOT INDEXED"
    }

    fileprivate func triggers(_ columns: [String]) -> String {
        let (new, old) = (keys("new."), keys("old."))
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
