import GRDB

/// Compares the schema of a database with this program's.
enum SchemaComparison {
    /// Returns the differences from the tables, indexes, triggers and views that the features' migrations make.
    ///
    /// What a library has of features that the program lacks is no difference if it is a table, one of its indexes, or
    /// a count of its changes.
    ///
    /// - Returns: The names, in order; empty if there are none.
    static func differences(
        of database: Database, from schema: LibrarySchema, version: LibraryVersion
    ) throws -> [String] {
        let schema = version.features == nil ? schema.before(version.historyCount) : schema
        let model = try DatabaseQueue()
        let expected = try model.write { database in
            for migration in schema.pending(after: .none, upTo: version.features) { try migration.migrate(database) }
            return try entries(of: database)
        }
        let others = Set(try FeatureVersions.otherLayouts(besides: schema, in: database).map(\.name))
        let found = try entries(of: database).filter { !others.contains($0.table) || !$0.isHarmless }
        return Set(found.symmetricDifference(expected).map(\.name)).sorted()
    }

    /// The definition of a table, an index or a trigger.
    struct Definition: Sendable {
        /// The table, also of an index or a trigger.
        var table: String
        var isTable: Bool
        var sql: String
    }

    /// Returns the definitions of tables that only store rows, with their indexes and counts of changes.
    static func harmlessDefinitions(of tables: [String], in database: Database) throws -> [Definition] {
        try entries(of: database).filter { tables.contains($0.table) && $0.isHarmless }.sorted { $0.name < $1.name }
            .compactMap { entry in
                entry.sql.map { Definition(table: entry.table, isTable: entry.type == "table", sql: $0) }
            }
    }

    /// An entry of the schema.
    private struct Entry: Hashable {
        var type: String
        var name: String
        var table: String
        /// The definition; nil for an index that belongs to a table's definition.
        var sql: String?

        /// Whether it does nothing but store rows and count their changes, which a trigger could.
        var isHarmless: Bool {
            guard let sql else { return type == "index" }
            return switch type {
            case "table": sql.hasPrefix("CREATE TABLE ") && !sql.contains(";")
            case "index":
                (sql.hasPrefix("CREATE INDEX ") || sql.hasPrefix("CREATE UNIQUE INDEX ")) && !sql.contains(";")
            case "trigger": ChangeCount.isTrigger(sql, of: table)
            default: false
            }
        }
    }

    /// SQLite's own tables: of statistics, created on request, and of numbers that are never given again. Everything
    /// else must be ours, whatever its name.
    private static let ofSQLite: Set<Entry> = [
        Entry(
            type: "table", name: "sqlite_sequence", table: "sqlite_sequence",
            sql: "CREATE TABLE sqlite_sequence(name,seq)"),
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
        return all.subtracting(ofSQLite)
    }
}
