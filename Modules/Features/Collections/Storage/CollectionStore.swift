public import Collections
public import Foundation
import GRDB
public import StoryCore
public import StoryStorage

/// Stores collections in a library.
public struct CollectionStore: CollectionRepositoryContract {
    private let database: LibraryDatabase
    private let profile: ProfileID

    /// Creates a store for collections in a database.
    ///
    /// - Parameter profile: Whose completed stories they have. A profile that does not see every story finds the
    ///   collections with one that it sees.
    public init(database: LibraryDatabase, profile: ProfileID = .first) {
        (self.database, self.profile) = (database, profile)
    }

    public func add(_ collection: StoryCollection) async throws(StorageError) {
        try await database.write { database in
            do {
                try database.execute(
                    sql:
                        "INSERT INTO collection (id, title, foldedTitle, json, createdAt, plan) VALUES (?, ?, ?, ?, ?, ?)",
                    arguments: [
                        collection.id.rawValue, collection.title, SearchText.folded(collection.title),
                        try StoredJSON.text(collection.profile), collection.createdAt.timeIntervalSinceReferenceDate,
                        try collection.plan.map(StoredJSON.text),
                    ])
            } catch DatabaseError.SQLITE_CONSTRAINT {
                throw StorageError.duplicate(.collection, collection.id.rawValue)
            }
            for story in collection.stories {
                let number = try number(of: story.id, in: database)
                try Self.append(number, to: collection.id, in: database)
                if let date = story.completedAt { try complete(number, in: collection.id, at: date, database) }
            }
        }
    }

    public func collections() async throws(StorageError) -> [StoryCollection] {
        try await database.read { database in
            let visible = try self.database.visibleStories(to: profile, in: database)
            return try Self.collections(of: profile, among: visible.condition, in: database)
                .filter { visible.areAll || !$0.stories.isEmpty }
        }
    }

    /// Returns all collections, as the first profile sees them.
    static func everything(in database: Database) throws -> [StoryCollection] {
        try collections(of: .first, among: "TRUE", in: database)
    }

    /// Returns all collections, the newest first.
    ///
    /// - Parameter condition: The condition on their stories.
    private static func collections(
        of profile: ProfileID, among condition: String, in database: Database
    ) throws -> [StoryCollection] {
        let stories = try stories(of: profile, among: condition, in: database)
        return try Row.fetchAll(database, sql: "SELECT * FROM collection ORDER BY createdAt DESC, id").map { row in
            try collection(row, stories: stories[row["id"], default: []])
        }
    }

    public func collection(_ identifier: CollectionID) async throws(StorageError) -> StoryCollection {
        try await database.read { try collection(identifier, in: $0) }
    }

    public func collection(matching reference: String) async throws(StorageError) -> StoryCollection {
        try await database.read { database in
            let visible = try self.database.visibleStories(to: profile, in: database)
            let hasVisibleStory = """
                EXISTS (
                    SELECT 1 FROM collectionStory JOIN story ON story.number = storyNumber
                    WHERE collectionId = collection.id AND removedAt IS NULL AND \(visible.condition)
                )
                """
            let identifier = try Self.resolver.identifier(
                matching: reference, kind: .collection, among: visible.areAll ? "TRUE" : hasVisibleStory, in: database)
            return try collection(try .stored(identifier), in: database)
        }
    }

    public func rename(
        _ identifier: CollectionID, to title: String
    ) async throws(StorageError) -> StoryCollection {
        try await changing(identifier) { database in
            try database.execute(
                sql: "UPDATE collection SET title = ?, foldedTitle = ? WHERE id = ?",
                arguments: [title, SearchText.folded(title), identifier.rawValue])
        }
    }

    public func add(
        _ story: StoryID, to identifier: CollectionID
    ) async throws(StorageError) -> StoryCollection {
        try await changing(identifier) { try Self.append(number(of: story, in: $0), to: identifier, in: $0) }
    }

    public func remove(
        _ story: StoryID, from identifier: CollectionID
    ) async throws(StorageError) -> StoryCollection {
        try await changing(identifier) { database in
            let number = try collectedNumber(of: story, in: identifier, database)
            for table in ["collectionStory", "collectionCompletion"] {
                try database.execute(
                    sql: "DELETE FROM \(table) WHERE collectionId = ? AND storyNumber = ?",
                    arguments: [identifier.rawValue, number])
            }
        }
    }

    public func complete(
        _ story: StoryID, in identifier: CollectionID, at date: Date
    ) async throws(StorageError) -> StoryCollection {
        try await changing(identifier) { database in
            try complete(collectedNumber(of: story, in: identifier, database), in: identifier, at: date, database)
        }
    }

    public func discardPlan(of identifier: CollectionID) async throws(StorageError) -> StoryCollection {
        try await changing(identifier) { try Self.setPlan(nil, of: identifier, in: $0) }
    }

    public func reopen(_ story: StoryID, in identifier: CollectionID) async throws(StorageError) -> StoryCollection {
        try await changing(identifier) { database in
            try database.execute(
                sql: "DELETE FROM collectionCompletion WHERE profile = ? AND collectionId = ? AND storyNumber = ?",
                arguments: [
                    profile.rawValue, identifier.rawValue, collectedNumber(of: story, in: identifier, database),
                ])
        }
    }

    public func delete(_ identifier: CollectionID) async throws(StorageError) {
        try await database.write { database in
            try database.execute(sql: "DELETE FROM collection WHERE id = ?", arguments: [identifier.rawValue])
            guard database.changesCount > 0 else { throw StorageError.notFound(.collection, identifier.rawValue) }
        }
    }

    // MARK: - Planned stories

    /// Adds a story to the collection that planned it, within the transaction that stores it; does nothing if the
    /// collection is deleted, or does not plan it any more.
    static func put(_ story: StoryID, at plannedStory: PlannedStory, in database: Database) throws {
        let stored = try String.fetchOne(
            database, sql: "SELECT plan FROM collection WHERE id = ?", arguments: [plannedStory.collection.rawValue])
        guard var plan = try stored.map({ try StoredJSON.value(CollectionPlan.self, of: $0) }),
            let index = plan.missing.firstIndex(of: plannedStory.number)
        else { return }
        plan.missing.remove(at: index)
        // Stories may be made in any order, and stand in that of the plan.
        guard let number = try StoryRows.number(of: story, in: database) else {
            throw StorageError.notFound(.story, story.rawValue)
        }
        try append(number, to: plannedStory.collection, position: plannedStory.number + 1, in: database)
        try setPlan(plan.missing.isEmpty ? nil : plan, of: plannedStory.collection, in: database)
    }

    private static func setPlan(
        _ plan: CollectionPlan?, of identifier: CollectionID, in database: Database
    ) throws {
        try database.execute(
            sql: "UPDATE collection SET plan = ? WHERE id = ?",
            arguments: [try plan.map(StoredJSON.text), identifier.rawValue])
    }

    // MARK: - Private

    private static let resolver = ReferenceResolver(
        table: "collection", nameColumn: "title", foldedColumn: "foldedTitle")

    /// Returns the row number of a story that the profile sees.
    private func number(of story: StoryID, in database: Database) throws -> Int64 {
        let visible = try self.database.visibleStories(to: profile, in: database)
        guard let number = try StoryRows.number(of: story, among: visible, in: database) else {
            throw StorageError.notFound(.story, story.rawValue)
        }
        return number
    }

    /// Returns the row number of a collection's story.
    private func collectedNumber(
        of story: StoryID, in identifier: CollectionID, _ database: Database
    ) throws -> Int64 {
        let number = try number(of: story, in: database)
        let isCollected = try Bool.fetchOne(
            database, sql: "SELECT 1 FROM collectionStory WHERE collectionId = ? AND storyNumber = ?",
            arguments: [identifier.rawValue, number])
        guard isCollected == true else { throw StorageError.notFound(.story, story.rawValue) }
        return number
    }

    /// Notes that the profile has completed a story; one that is completed keeps its date.
    private func complete(
        _ number: Int64, in identifier: CollectionID, at date: Date, _ database: Database
    ) throws {
        try database.execute(
            sql: """
                INSERT OR IGNORE INTO collectionCompletion (profile, collectionId, storyNumber, completedAt)
                VALUES (?, ?, ?, ?)
                """,
            arguments: [profile.rawValue, identifier.rawValue, number, date.timeIntervalSinceReferenceDate])
    }

    /// Changes an existing collection, and returns it.
    private func changing(
        _ identifier: CollectionID, _ change: @Sendable (Database) throws -> Void
    ) async throws(StorageError) -> StoryCollection {
        try await database.write { database in
            _ = try Self.row(of: identifier, in: database)
            try change(database)
            return try collection(identifier, in: database)
        }
    }

    /// Adds a story to a collection; without a position, behind all stories that are there or planned.
    private static func append(
        _ number: Int64, to identifier: CollectionID, position: Int? = nil, in database: Database
    ) throws {
        try database.execute(
            sql: """
                INSERT OR IGNORE INTO collectionStory (collectionId, storyNumber, position)
                VALUES (
                    :id, :number,
                    coalesce(
                        :position,
                        max(
                            (SELECT coalesce(max(position), 0) FROM collectionStory WHERE collectionId = :id),
                            (
                                SELECT coalesce(max(missing.value), -1) + 1
                                FROM collection, json_each(plan, '$.missing') AS missing WHERE collection.id = :id
                            )
                        ) + 1
                    )
                )
                """,
            arguments: ["id": identifier.rawValue, "number": number, "position": position])
    }

    private static func row(of identifier: CollectionID, in database: Database) throws -> Row {
        let row = try Row.fetchOne(
            database, sql: "SELECT * FROM collection WHERE id = ?", arguments: [identifier.rawValue])
        guard let row else { throw StorageError.notFound(.collection, identifier.rawValue) }
        return row
    }

    /// Returns a collection with the stories that the profile sees.
    private func collection(_ identifier: CollectionID, in database: Database) throws -> StoryCollection {
        let visible = try self.database.visibleStories(to: profile, in: database)
        let row = try Self.row(of: identifier, in: database)
        let stories = try Self.stories(of: profile, from: identifier, among: visible.condition, in: database)
        return try Self.collection(row, stories: stories[identifier.rawValue, default: []])
    }

    private static func collection(_ row: Row, stories: [CollectedStory]) throws -> StoryCollection {
        StoryCollection(
            id: try .stored(row["id"]), title: row["title"],
            profile: try StoredJSON.value(GrowthProfile.self, of: row["json"]), stories: stories,
            plan: try (row["plan"] as String?).map { try StoredJSON.value(CollectionPlan.self, of: $0) },
            createdAt: try Date.stored(row["createdAt"]))
    }

    /// Returns the stories of one collection, or of all, by the collection's identifier.
    private static func stories(
        of profile: ProfileID, from identifier: CollectionID? = nil, among condition: String, in database: Database
    ) throws -> [String: [CollectedStory]] {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT collectionStory.collectionId, story.id, title, completedAt FROM collectionStory
                JOIN story ON story.number = collectionStory.storyNumber AND removedAt IS NULL AND \(condition)
                LEFT JOIN collectionCompletion AS done ON profile = ? AND done.storyNumber = story.number
                    AND done.collectionId = collectionStory.collectionId
                \(identifier == nil ? "" : "WHERE collectionStory.collectionId = ?")
                ORDER BY collectionStory.collectionId, position
                """,
            arguments: [profile.rawValue] + (identifier.map { [$0.rawValue] } ?? []))
        return try rows.reduce(into: [:]) { stories, row in
            stories[row["collectionId"], default: []].append(
                CollectedStory(
                    id: try .stored(row["id"]), title: row["title"],
                    completedAt: try (row["completedAt"] as Double?).map(Date.stored)))
        }
    }
}
