import Collections
import Foundation
public import GRDB
public import StoryCore
public import StoryStorage

/// What the feature Collections stores: collections with their stories, and achievements.
public struct CollectionsStorage: FeatureStorage {
    public let name = "Collections"
    public let tables = [collection, collectionStory, collectionCompletion, achievement]
    public let parts: Set<LibraryPart> = [.collections]
    public let migrations = [
        StorageMigration(name: "collections", migrate: CollectionMigration.migrate),
        StorageMigration(name: "plans", migrate: CollectionMigration.addPlan),
        StorageMigration(name: "profiles", migrate: CollectionMigration.addProfiles),
    ]

    /// Creates the description.
    public init() {}

    public func plannedStoryWasMade(_ story: StoryID, for planned: PlannedStory, in database: Database) throws {
        try CollectionStore.put(story, at: planned, in: database)
    }

    public func stories(of collection: CollectionID, in database: Database) throws -> [StoryID] {
        try String.fetchAll(
            database,
            sql: "SELECT id FROM collectionStory JOIN story ON number = storyNumber WHERE collectionId = ?",
            arguments: [collection.rawValue]
        ).map { try .stored($0) }
    }

    public func profileWasDeleted(_ profile: ProfileID, in database: Database) throws {
        for table in [Self.collectionCompletion, Self.achievement] {
            try database.execute(
                sql: "DELETE FROM \(table.layout.name) WHERE profile = ?", arguments: [profile.rawValue])
        }
    }

    public func salvageFormerColumns(of damaged: Database, to database: Database) throws {
        try CollectionMigration.salvageCompletions(from: damaged, to: database)
    }

    /// A collection changes with its stories.
    public func storyWasMoved(_ number: Int64, toBin isBinned: Bool, in database: Database) throws {
        try database.execute(
            sql: """
                UPDATE revision SET number = number + 1
                WHERE part = ? AND EXISTS (SELECT 1 FROM collectionStory WHERE storyNumber = ?)
                """,
            arguments: [LibraryPart.collections.rawValue, number])
    }

    /// Returns the collections with missing stories.
    public func problems(in database: Database) throws -> [FeatureProblem] {
        try CollectionStore.everything(in: database).filter { $0.missingCount > 0 }.map { collection in
            let missing = collection.missingCount == 1 ? "1 story is" : "\(collection.missingCount) stories are"
            return FeatureProblem(
                .unfinished, "collection \(collection.title)", "\(missing) still missing.",
                .followUp(.resumeCollection(collection.id)))
        }
    }
}

// MARK: - Tables

extension CollectionsStorage {
    private static let collection = StoredTable(
        TableLayout("collection", key: ["id"]), columns: "id, title, foldedTitle, json, createdAt, plan"
    ) { row, _ in
        let title: String = row["title"]
        let profile = try StoredJSON.value(GrowthProfile.self, of: row["json"])
        let plan = try (row["plan"] as String?).map { try StoredJSON.value(CollectionPlan.self, of: $0) }
        _ = try CollectionID.stored(row["id"])
        _ = try Date.stored(row["createdAt"])
        return (try? StoryCollection.checkedTitle(title)) == title && StoredBounds.isFolded(row["foldedTitle"])
            && profile.isStorable && plan?.isStorable != false
    }.verifying("collections", named: "title", as: GrowthProfile.self)

    private static let collectionStory = StoredTable(
        TableLayout(
            "collectionStory", story: "storyNumber", key: ["collectionId"],
            references: [TableReference(column: "collectionId", table: "collection", key: "id", onDeletion: .remove)]),
        rowName: { "place in collection \($0)" }, columns: "position"
    ) { row, _ in StoredBounds.counts.contains(row["position"]) }

    private static let collectionCompletion = StoredTable(
        TableLayout(
            "collectionCompletion", story: "storyNumber", key: ["profile", "collectionId"],
            references: [TableReference(column: "collectionId", table: "collection", key: "id", onDeletion: .remove)]),
        rowName: { "completion in collection \($0)" }, columns: "profile, completedAt"
    ) { row, _ in
        _ = try Date.stored(row["completedAt"])
        return StoredBounds.isProfile(row["profile"])
    }

    private static let achievement = StoredTable(
        TableLayout("achievement", key: ["profile", "kind", "subject"]),
        columns: "profile, kind, subject, title, earnedAt"
    ) { row, _ in
        _ = try Date.stored(row["earnedAt"])
        return StoredBounds.isProfile(row["profile"]) && AchievementKind(rawValue: row["kind"]) != nil
            && StoredBounds.isLine(row["subject"], limit: 64)
            && StoredBounds.isLine(row["title"], limit: 200)
    }
}
