import GRDB
import StoryCore

/// What a library has of features that this program lacks, to be carried over to another file.
struct OtherFeatures: Sendable {
    /// The layouts of their tables.
    private(set) var layouts: [TableLayout] = []
    private var versions: [StoredFeature] = []
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
        versions = try FeatureVersions.rows(in: database).filter { !own.contains($0.name) }
        definitions = try SchemaComparison.harmlessDefinitions(of: layouts.map(\.name), in: database)
        for part in definitions.compactMap({ ChangeCount.part(in: $0.sql) }) {
            revisions[part.rawValue] = try Int.fetchOne(
                database, sql: "SELECT number FROM revision WHERE part = ?", arguments: [part.rawValue])
        }
    }

    /// Creates their tables in another library, without rows.
    func createTables(in database: Database) throws {
        for definition in definitions where definition.isTable { try Self.create(definition, in: database) }
        for feature in versions { try FeatureVersions.store(feature, in: database) }
    }

    /// Creates the indexes and the counts of changes, once the rows are there.
    func complete(in database: Database) throws {
        for definition in definitions where !definition.isTable { try Self.create(definition, in: database) }
        for (part, number) in revisions {
            try database.execute(
                sql: """
                    INSERT INTO revision (part, number) VALUES (?, ?)
                    ON CONFLICT (part) DO UPDATE SET number = max(number, excluded.number)
                    """,
                arguments: [part, number])
        }
    }

    /// Executes a definition, which comes from a file that may be damaged or forged: one statement, and no other.
    private static func create(_ definition: SchemaComparison.Definition, in database: Database) throws {
        try database.makeStatement(sql: definition.sql).execute()
    }
}
