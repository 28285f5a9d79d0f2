import GRDB
import StoryCore

/// What a library has of features that this program lacks, to be carried over to another file.
struct OtherFeatures: Sendable {
    /// What is done with what cannot be created, since it is damaged.
    enum Damage {
        case isAnError
        /// A feature without one of its tables, or an index, is left out; the damaged file keeps it.
        case isLeftOut
    }

    private var layouts: [TableLayout] = []
    private var features: [StoredFeature] = []
    /// The counts of changes by the name of the part.
    private var revisions: [String: Int] = [:]
    /// The definitions of tables, indexes and triggers.
    private var definitions: [SchemaComparison.Definition] = []

    /// Of a library that cannot be read.
    static let none = OtherFeatures()

    private init() {}

    /// Reads what a library has besides the features of a schema.
    init(besides schema: LibrarySchema, in database: Database) throws {
        layouts = try FeatureVersions.otherLayouts(besides: schema, in: database)
        guard !layouts.isEmpty else { return }
        let own = Set(schema.features.map(\.name))
        features = try FeatureVersions.rows(in: database).filter { !own.contains($0.name) }
        definitions = try SchemaComparison.harmlessDefinitions(of: layouts.map(\.name), in: database)
        for part in definitions.compactMap({ ChangeCount.part(in: $0.sql) }) {
            revisions[part.rawValue] = try Int.fetchOne(
                database, sql: "SELECT number FROM revision WHERE part = ?", arguments: [part.rawValue])
        }
    }

    /// Creates their tables in another library, without rows.
    ///
    /// - Returns: The layouts of the tables that were created.
    func createTables(in database: Database, damage: Damage = .isAnError) throws -> [TableLayout] {
        try features.flatMap { feature in
            let tables = layouts.filter { feature.layouts.contains($0) }
            let isDone = try attempt(in: database, damage) {
                guard tables.count == feature.layouts.count else {
                    throw DatabaseError(message: "a table of \(feature.name) is damaged")
                }
                for definition in definitions where definition.isTable {
                    guard tables.contains(where: { $0.name == definition.table }) else { continue }
                    try Self.create(definition, in: database)
                }
                try FeatureVersions.store(feature, in: database)
            }
            return isDone ? tables : []
        }
    }

    /// Creates the indexes of tables, and the counts of their changes, once the rows are there.
    func complete(_ tables: [TableLayout], in database: Database, damage: Damage = .isAnError) throws {
        let names = tables.map(\.name)
        for definition in definitions where !definition.isTable && names.contains(definition.table) {
            try attempt(in: database, damage) {
                try Self.create(definition, in: database)
                guard let part = ChangeCount.part(in: definition.sql) else { return }
                try database.execute(
                    sql: """
                        INSERT INTO revision (part, number) VALUES (?, ?)
                        ON CONFLICT (part) DO UPDATE SET number = max(number, excluded.number)
                        """,
                    arguments: [part.rawValue, revisions[part.rawValue, default: 0]])
            }
        }
    }

    // MARK: - Private

    /// Does something as a whole.
    ///
    /// - Returns: Whether it was done; never false if damage is an error.
    @discardableResult
    private func attempt(in database: Database, _ damage: Damage, _ work: () throws -> Void) throws -> Bool {
        do {
            try database.inSavepoint {
                try work()
                return .commit
            }
            return true
        } catch let error as DatabaseError {
            guard case .isLeftOut = damage else { throw error }
            return false
        }
    }

    /// Executes a definition, which comes from a file that may be damaged or forged: one statement, and no other.
    private static func create(_ definition: SchemaComparison.Definition, in database: Database) throws {
        try database.makeStatement(sql: definition.sql).execute()
    }
}
