import GRDB
import StoryCore

/// The versions of the features in a library, each with the layouts of its tables.
///
/// Programs that lack a feature know from it which tables are the feature's, and treat their rows with the same care.
enum FeatureVersions {
    /// The name of the migration that creates the table.
    static let migrationName = "features"

    /// Creates the table.
    static let create: @Sendable (Database) throws -> Void = { database in
        try database.execute(
            sql: """
                CREATE TABLE feature (
                    name TEXT PRIMARY KEY NOT NULL, version INTEGER NOT NULL, tables TEXT NOT NULL
                ) STRICT, WITHOUT ROWID
                """)
    }

    /// Returns which migrations a library has behind it.
    ///
    /// - Parameter count: The library's own number.
    static func version(count: Int, in database: Database) throws -> LibraryVersion {
        guard count > LibrarySchema.history.count else { return LibraryVersion(historyCount: count) }
        // A forged table may have values of any type, and a damaged name may be there twice.
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT coalesce(CAST(name AS TEXT), '') AS name, coalesce(CAST(version AS INTEGER), 0) AS version
                FROM feature
                """)
        let versions = rows.map { ($0["name"] as String, $0["version"] as Int) }
        return LibraryVersion(
            historyCount: LibrarySchema.history.count, features: Dictionary(versions, uniquingKeysWith: max))
    }

    /// Stores the versions of all features of a schema.
    static func store(_ schema: LibrarySchema, in database: Database) throws {
        for feature in schema.features {
            try database.execute(
                sql: "INSERT OR REPLACE INTO feature (name, version, tables) VALUES (?, ?, ?)",
                arguments: [
                    feature.name, feature.migrations.count, try StoredJSON.text(feature.tables.map(\.layout)),
                ])
        }
    }

    /// Returns the tables of the features that a library has besides those of a schema.
    ///
    /// A row that no program can have written is passed over.
    static func otherLayouts(besides schema: LibrarySchema, in database: Database) throws -> [TableLayout] {
        guard try database.hasTable("feature") else { return [] }
        let own = Set(schema.features.map(\.name))
        let ownTables = Set(schema.tables.map { $0.name.lowercased() })
        return try Row.fetchAll(
            database,
            sql: """
                SELECT coalesce(CAST(name AS TEXT), '') AS name, coalesce(CAST(tables AS TEXT), '') AS tables
                FROM feature ORDER BY 1
                """
        )
        .filter { !own.contains($0["name"]) }
        .flatMap { (try? StoredJSON.value([TableLayout].self, of: $0["tables"])) ?? [] }
        .filter { try !ownTables.contains($0.name.lowercased()) && $0.fits(database) }
    }
}

extension TableLayout {
    /// Whether every name can stand in a statement as it is.
    var isSound: Bool {
        ([name] + columns + references.flatMap { [$0.table, $0.key] }).allSatisfy(Self.isName)
    }

    /// Returns whether a text is a name of letters.
    static func isName(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count) && text.utf8.allSatisfy { letters.contains($0 | 0x20) }
    }

    private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")

    /// The columns that it names.
    private var columns: [String] { [story].compactMap { $0 } + key + references.map(\.column) }

    /// Whether a database has such a table.
    fileprivate func fits(_ database: Database) throws -> Bool {
        guard isSound, !Self.reserved.contains(name.lowercased()), !name.lowercased().hasPrefix("storytext"),
            !name.lowercased().hasPrefix("sqlite"), try database.hasTable(name)
        else { return false }
        let present = try String.fetchSet(
            database, sql: "SELECT CAST(name AS TEXT) FROM pragma_table_info(?)", arguments: [name])
        return Set(columns).isSubset(of: present)
    }

    /// The tables of the library itself.
    private static let reserved: Set = ["feature", "revision", "rowchecksum"]
}

extension Database {
    /// Returns whether there is a table, also if the schema is forged.
    fileprivate func hasTable(_ name: String) throws -> Bool {
        try Bool.fetchOne(
            self, sql: "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ? COLLATE NOCASE)",
            arguments: [name]) == true
    }
}

extension LibrarySchema {
    /// Returns the layouts of the tables that a database has: of this schema, and of other features.
    func layouts(in database: Database) throws -> [TableLayout] {
        try tables.map(\.layout).filter { try database.tableExists($0.name) }
            + FeatureVersions.otherLayouts(besides: self, in: database)
    }
}
