import GRDB
import StoryCore

/// The versions of the features in a library, each with the layouts of its tables.
///
/// Programs that lack a feature know from it which tables are the feature's, and treat their rows with the same care.
/// With a damaged version migrations would run again, so each row has a checksum of its own.
enum FeatureVersions {
    /// The name of the migration that creates the table.
    static let migrationName = "features"
    /// What is said of a library that has a feature and not its version.
    static let damage = "Its list of features is damaged."

    /// Creates the table.
    static let create: @Sendable (Database) throws -> Void = { try $0.execute(sql: definition) }

    private static let definition = """
        CREATE TABLE feature (
            name TEXT PRIMARY KEY NOT NULL, version INTEGER NOT NULL, tables TEXT NOT NULL,
            checksum INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """
    /// The most features that a library can have, and the most bytes of layouts that one can have.
    private static let (mostFeatures, mostBytes) = (100, 100_000)
    /// The most tables of other features that are looked after.
    private static let mostTables = 200

    /// Returns which migrations were applied to a library; damaged rows are left out.
    ///
    /// - Parameter number: The library's own number.
    static func version(number: Int, in database: Database) throws -> LibraryVersion {
        guard number > LibrarySchema.history.count else { return LibraryVersion(historyCount: number) }
        let sound = try rows(in: database).filter { $0.isSound && StoredBounds.counts.contains($0.version) }
            .map { ($0.name, $0.version) }
        return LibraryVersion(
            historyCount: LibrarySchema.history.count, features: Dictionary(sound, uniquingKeysWith: max))
    }

    /// Stores the versions of all features of a schema.
    static func store(_ schema: LibrarySchema, in database: Database) throws {
        for feature in schema.features {
            let stored = StoredFeature(
                name: feature.name, version: feature.migrations.count,
                tables: try StoredJSON.text(feature.tables.map(\.layout)))
            try store(stored, in: database)
        }
    }

    /// Stores the version of a feature; a row that is damaged stays so.
    static func store(_ feature: StoredFeature, in database: Database) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO feature (name, version, tables, checksum) VALUES (?, ?, ?, ?)",
            arguments: [feature.name, feature.version, feature.tables, feature.checksum ?? feature.contentChecksum])
    }

    /// Returns all rows, those with one damaged byte as they were stored; none of a table that is not ours.
    static func rows(in database: Database) throws -> [StoredFeature] {
        try storedRows(in: database).map { $0.corrected ?? $0 }
    }

    /// Stores the rows with one damaged byte as they were.
    static func correct(in database: Database) throws {
        guard try storedRows(in: database).contains(where: \.isCorrectable) else { return }
        try database.inTransaction(.immediate) {
            // Another process may have done so meanwhile.
            for damaged in try storedRows(in: database) where damaged.isCorrectable {
                try database.execute(sql: "DELETE FROM feature WHERE name = ?", arguments: [damaged.name])
                try store(damaged.corrected ?? damaged, in: database)
            }
            return .commit
        }
    }

    private static func storedRows(in database: Database) throws -> [StoredFeature] {
        let found = try String.fetchOne(
            database, sql: "SELECT CAST(sql AS TEXT) FROM sqlite_schema WHERE type = 'table' AND name = 'feature'")
        guard found == definition else { return [] }
        // A damaged row may have values of any type.
        return try Row.fetchAll(
            database,
            sql: """
                SELECT coalesce(CAST(name AS TEXT), '') AS name, coalesce(CAST(version AS INTEGER), 0) AS version,
                    coalesce(CAST(tables AS TEXT), '') AS tables, coalesce(CAST(checksum AS INTEGER), 0) AS checksum
                FROM feature WHERE length(tables) <= \(mostBytes) ORDER BY 1 LIMIT \(mostFeatures)
                """
        ).map {
            StoredFeature(name: $0["name"], version: $0["version"], tables: $0["tables"], checksum: $0["checksum"])
        }
    }

    /// Returns the tables of the features that a library has besides those of a schema.
    ///
    /// A layout that no program can have written is passed over.
    static func otherLayouts(besides schema: LibrarySchema, in database: Database) throws -> [TableLayout] {
        let own = Set(schema.features.map(\.name))
        let ownTables = Set(schema.tables.map { $0.name.lowercased() })
        let layouts = try rows(in: database).filter { !own.contains($0.name) }
            .flatMap(\.layouts)
        return try layouts.prefix(mostTables)
            .filter { try !ownTables.contains($0.name.lowercased()) && $0.fits(database) }
    }
}

/// The version of a feature in a library.
struct StoredFeature: Hashable, Sendable {
    var name: String
    var version: Int
    /// The layouts of its tables, as JSON.
    var tables: String
    /// The stored checksum; nil for a row that is not stored yet.
    var checksum: Int64?

    /// The layouts of its tables; none if they cannot be read.
    var layouts: [TableLayout] { (try? StoredJSON.value([TableLayout].self, of: tables)) ?? [] }

    /// The checksum of the other values.
    var contentChecksum: Int64 { content.checksum }

    /// Whether it is as it was stored; of its checksum, one bit may be damaged.
    var isSound: Bool { checksum.map { ($0 ^ contentChecksum).nonzeroBitCount <= 1 } ?? false }

    /// The row as it was stored, if it is sound or has one damaged byte; nil if it has more.
    fileprivate var corrected: StoredFeature? {
        if isSound { return StoredFeature(name: name, version: version, tables: tables, checksum: contentChecksum) }
        guard let checksum, let values = content.values(for: checksum), values.count == 3,
            let name = String.fromDatabaseValue(values[0]), let version = Int.fromDatabaseValue(values[1]),
            let tables = String.fromDatabaseValue(values[2])
        else { return nil }
        return StoredFeature(name: name, version: version, tables: tables, checksum: checksum)
    }

    /// Whether it is damaged, and it is known how it was stored.
    fileprivate var isCorrectable: Bool { corrected.map { $0 != self } ?? false }

    private var content: RowContent {
        RowContent([name.databaseValue, version.databaseValue, tables.databaseValue])
    }
}

extension TableLayout {
    /// Whether every name can stand in a statement as it is.
    var isSound: Bool {
        ([name] + columns + references.flatMap { [$0.table, $0.key] }).allSatisfy(Self.isName)
    }

    /// Returns whether a text is a name of letters, digits and underscores.
    static func isName(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count) && text.utf8.first.map { letters.contains($0 | 0x20) } == true
            && text.utf8.allSatisfy {
                letters.contains($0 | 0x20) || digits.contains($0) || $0 == UInt8(ascii: "_")
            }
    }

    private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    private static let mostReferences = 16
    /// The tables of the library itself.
    private static let reserved: Set = ["feature", "revision", "rowchecksum"]

    /// The columns that it names.
    private var columns: [String] { [story].compactMap { $0 } + key + references.map(\.column) }

    /// Whether a database has such a table, whose names can stand in statements, and those that it refers to.
    fileprivate func fits(_ database: Database) throws -> Bool {
        let lowercased = name.lowercased()
        guard isSound, references.count <= Self.mostReferences, !Self.reserved.contains(lowercased),
            !lowercased.hasPrefix("storytext"), !lowercased.hasPrefix("sqlite"), try database.hasTable(name)
        else { return false }
        let present = try database.columnNames(of: name)
        // A name may also be a word of SQL.
        guard present.allSatisfy(Self.isName), Set(columns).isSubset(of: present),
            (try? database.makeStatement(sql: "SELECT \(present.joined(separator: ", ")) FROM \(name)")) != nil,
            try references.allSatisfy({ try database.columnNames(of: $0.table).contains($0.key) })
        else { return false }
        // Whatever its rows refer to can be deleted.
        let actions = try String.fetchSet(
            database, sql: "SELECT CAST(on_delete AS TEXT) FROM pragma_foreign_key_list(?)", arguments: [name])
        return actions.isSubset(of: ["CASCADE", "SET NULL"])
    }
}

extension LibrarySchema {
    /// Returns the layouts of the tables that a database has: of this schema, and of other features.
    ///
    /// A table of an earlier version has the key that it had then.
    func layouts(in database: Database) throws -> [TableLayout] {
        try tables.map(\.layout).filter { try database.tableExists($0.name) }.map { layout in
            var layout = layout
            let columns = try Set(layout.columns(in: database))
            layout.key.removeAll { !columns.contains($0) }
            return layout
        } + FeatureVersions.otherLayouts(besides: self, in: database)
    }
}

extension Database {
    /// Returns whether there is a table, also if the schema is forged.
    func hasTable(_ name: String) throws -> Bool {
        try Bool.fetchOne(
            self, sql: "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ? COLLATE NOCASE)",
            arguments: [name]) == true
    }

    /// Returns the columns of a table; none if there is no such table.
    fileprivate func columnNames(of table: String) throws -> Set<String> {
        try String.fetchSet(self, sql: "SELECT CAST(name AS TEXT) FROM pragma_table_info(?)", arguments: [table])
    }
}
