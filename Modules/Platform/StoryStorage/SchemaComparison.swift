import GRDB

/// Compares the schema of a database with this program's.
enum SchemaComparison {
    /// Returns the differences from the tables, indexes, triggers and views of the migrations up to a version.
    ///
    /// - Returns: The names, in order; empty if there are none.
    static func differences(of database: Database, from schema: LibrarySchema, version: Int) throws -> [String] {
        let model = try DatabaseQueue()
        let expected = try model.write { database in
            for migration in schema.migrations.prefix(version) { try migration.migrate(database) }
            return try entries(of: database)
        }
        return Set(try entries(of: database).symmetricDifference(expected).map(\.name)).sorted()
    }

    /// An entry of the schema.
    private struct Entry: Hashable {
        var type: String
        var name: String
        var table: String
        /// The definition; nil for an index that belongs to a table's definition.
        var sql: String?
    }

    /// The tables of SQLite's statistics, created on request; everything else must be ours, whatever its name.
    private static let statistics: Set<Entry> = [
        Entry(
            type: "table", name: "sqlite_stat1", table: "sqlite_stat1", sql: "CREATE TABLE sqlite_stat1(tbl,idx,stat)"),
        Entry(
            type: "table", name: "sqlite_stat4", table: "sqlite_stat4",
            sql: "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"),
    ]

    private static func entries(of database: Database) throws -> Set<Entry> {
        // A forged schema may contain values of any type.
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT coalesce(CAST(type AS TEXT), '') AS type, coalesce(CAST(name AS TEXT), '') AS name,
                    coalesce(CAST(tbl_name AS TEXT), '') AS "table", CAST(sql AS TEXT) AS sql
                FROM sqlite_schema
                """)
        let entries = rows.map { Entry(type: $0["type"], name: $0["name"], table: $0["table"], sql: $0["sql"]) }
        let all = Set(entries)
        // A duplicate entry is a difference.
        guard all.count == entries.count else { return all.union([Entry(type: "", name: "twice", table: "")]) }
        return all.subtracting(statistics)
    }
}
