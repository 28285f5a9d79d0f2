import GRDB
import StoryCore

/// The schema of the library: what its features store, and how that came to be.
///
/// Before features had versions of their own, the library had one, with the migrations of ``history``. Since then a
/// table has the version of each feature, and the library's own number rises with every migration.
package struct LibrarySchema: Sendable {
    /// A migration from before features had versions of their own.
    package struct HistoricMigration: Hashable, Sendable {
        package var name: String
        /// The features that have a part of it, under that name.
        var features: Set<String>
    }

    /// The application identifier of our databases: "Stor" in ASCII.
    static let applicationID = 0x5374_6F72
    /// The most migrations that a library of this program can have behind it.
    static let mostMigrations = 5000
    /// The migrations from before features had versions of their own, in order.
    package static let history: [HistoricMigration] = [
        HistoricMigration(name: "first", features: ["Library", "Generation"]),
        HistoricMigration(name: "covers", features: ["Library"]),
        HistoricMigration(name: "lists", features: ["Library"]),
        HistoricMigration(name: "playback", features: ["Playback"]),
        HistoricMigration(name: "heard", features: ["Playback"]),
        HistoricMigration(name: "collections", features: ["Collections"]),
        HistoricMigration(name: "bin", features: ["Library"]),
        HistoricMigration(name: "plans", features: ["Collections"]),
        HistoricMigration(name: "checksums", features: ["Library"]),
        HistoricMigration(name: "tellings", features: ["Library"]),
        HistoricMigration(name: "deliveries", features: ["Library"]),
        HistoricMigration(name: "queue", features: ["Generation"]),
    ]

    /// The features, those first to whose tables others refer.
    package var features: [any FeatureStorage]
    /// The part of ``history`` that this schema has; if not all, features have no versions.
    package var history = Self.history
    /// Whether it is a schema from before features had versions of their own, though with all of ``history``.
    private var isHistoric = false

    /// Creates the schema of a program.
    ///
    /// - Parameter features: What features store, in any order; one of them is Library, whose stories it all is about.
    package init(features: [any FeatureStorage]) {
        self.features = features
        precondition(hasSoundNames, "names of features, tables, columns or parts are invalid, or used twice")
        precondition(
            tables.contains { $0.name == StoryTables.story.name }, "the storage of the feature Library is missing")
        self.features = Self.ordered(features)
    }

    /// The number of migrations behind a new library.
    package var migrationCount: Int { pending(after: .none).count }
    /// All tables, those that others refer to first.
    package var tables: [StoredTable] { features.flatMap(\.tables) }

    /// The parts whose changes are told.
    var parts: Set<LibraryPart> {
        features.reduce(into: []) { $0.formUnion($1.parts) }
    }

    /// Puts those first to whose tables others refer; otherwise the order stays.
    private static func ordered(_ features: [any FeatureStorage]) -> [any FeatureStorage] {
        var (ordered, visited) = ([any FeatureStorage](), Set<String>())
        func add(_ feature: any FeatureStorage) {
            guard visited.insert(feature.name).inserted else { return }
            let referenced = Set(feature.tables.flatMap { $0.layout.references.map(\.table) })
            features.filter { $0.tables.contains { referenced.contains($0.name) } }.forEach(add)
            ordered.append(feature)
        }
        features.forEach(add)
        return ordered
    }

    /// Whether every name can stand in a statement, and belongs to one feature.
    private var hasSoundNames: Bool {
        let (names, tables) = (features.map(\.name), tables.map { $0.name.lowercased() })
        return Set(names).count == names.count && Set(tables).count == tables.count
            && (names + features.flatMap { $0.parts.map(\.rawValue) }).allSatisfy(TableLayout.isName)
            && self.tables.allSatisfy(\.layout.isSound)
    }

    /// Tells the features that a planned story is stored, within the transaction that stores it.
    func plannedStoryWasMade(_ story: StoryID, for planned: PlannedStory, in database: Database) throws {
        for feature in features { try feature.plannedStoryWasMade(story, for: planned, in: database) }
    }

    /// Tells the features that a story is stored that a profile has asked for, within the transaction that stores it.
    func storyWasMade(_ story: StoryID, for profile: ProfileID, in database: Database) throws {
        for feature in features { try feature.storyWasMade(story, for: profile, in: database) }
    }

    /// Returns which stories a profile sees; the first one sees all of them, and costs no question.
    func visibility(of profile: ProfileID, in database: Database) throws -> StoryVisibility {
        guard profile != .first else { return .everything }
        for feature in features {
            if let visibility = try feature.visibility(of: profile, in: database) { return visibility }
        }
        return .everything
    }

    /// The schema as it was after a number of migrations of ``history``.
    func before(_ historyCount: Int) -> LibrarySchema {
        var schema = self
        schema.history = Array(Self.history.prefix(historyCount))
        schema.isHistoric = true
        return schema
    }
}

// MARK: - Versions

extension LibrarySchema {
    /// Whether features have versions of their own.
    private var hasFeatureVersions: Bool { !isHistoric && history.count == Self.history.count }

    /// Returns the migrations that a library of a version lacks, in order.
    ///
    /// - Parameter limit: The version of each feature to which it is migrated; nil for the current ones.
    func pending(after version: LibraryVersion, upTo limit: [String: Int]? = nil) -> [PendingMigration] {
        let features = features.filter { limit == nil || limit?[$0.name] != nil }
        var pending = history.dropFirst(version.historyCount).map { historic in
            let parts = features.filter { historic.features.contains($0.name) }
                .flatMap { $0.migrations.filter { $0.name == historic.name } }
            return PendingMigration(name: historic.name) { database in
                for part in parts { try part.migrate(database) }
            }
        }
        guard hasFeatureVersions else { return pending }
        if version.features == nil {
            pending.append(PendingMigration(name: FeatureVersions.migrationName, migrate: FeatureVersions.create))
        }
        for feature in features {
            let present = version.features.map { $0[feature.name, default: 0] } ?? historicCount(of: feature)
            pending += feature.migrations.prefix(limit?[feature.name] ?? .max).dropFirst(present).map {
                PendingMigration(name: "\(feature.name)-\($0.name)", migrate: $0.migrate)
            }
        }
        return pending
    }

    /// The number of a feature's migrations that are part of ``history``.
    private func historicCount(of feature: any FeatureStorage) -> Int {
        history.count { $0.features.contains(feature.name) }
    }

    /// Returns whether a library has nothing newer than this schema; what it has of other features does not matter.
    func knows(_ version: LibraryVersion) -> Bool {
        guard let versions = version.features else { return version.historyCount <= history.count }
        return hasFeatureVersions && features.allSatisfy { versions[$0.name, default: 0] <= $0.migrations.count }
    }

    /// Returns the features of ``history`` that a library of a version has and this program lacks, so that it can't
    /// migrate the library; empty for a library with versions for each feature.
    func missingFeatures(in version: LibraryVersion) -> [String] {
        guard version.features == nil else { return [] }
        let present = Set(Self.history.prefix(version.historyCount).flatMap(\.features))
        return present.subtracting(features.map(\.name)).sorted()
    }
}

/// Which migrations were applied to a library.
struct LibraryVersion: Hashable, Sendable {
    /// The number of migrations of ``LibrarySchema/history``.
    var historyCount: Int
    /// The version of each feature; nil before features had versions.
    var features: [String: Int]?

    /// The version of a library that is not there yet.
    static let none = LibraryVersion(historyCount: 0)
}

/// A migration that a library lacks.
struct PendingMigration: Sendable {
    /// The name, which is part of that of the backup from before it.
    var name: String
    var migrate: @Sendable (Database) throws -> Void
}
