public import Collections
public import Foundation
import GRDB
public import StoryCore
public import StoryStorage

/// Stores collections in a library.
public struct CollectionStore: CollectionRepositoryContract {
    private let database: LibraryDatabase

    /// Creates a store for collections in a database.
    public init(database: LibraryDatabase) {
        self.database = database
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
                try Self.append(story.id, to: collection.id, completedAt: story.completedAt, in: database)
            }
        }
    }

    public func collections() async throws(StorageError) -> [StoryCollection] {
        try await database.read { try Self.collections(in: $0) }
    }

    /// Returns all collections, the newest first.
    static func collections(in database: Database) throws -> [StoryCollection] {
        let stories = try stories(in: database)
        return try Row.fetchAll(database, sql: "SELECT * FROM collection ORDER BY createdAt DESC, id").map { row in
            try collection(row, stories: stories[row["id"], default: []])
        }
    }

    public func collection(_ identifier: CollectionID) async throws(StorageError) -> StoryCollection {
        try await database.read { try Self.collection(identifier, in: $0) }
    }

    public func collection(matching reference: String) async throws(StorageError) -> StoryCollection {
        try await database.read { database in
            let identifier = try Self.resolver.identifier(
                matching: reference, kind: .collection, in: database)
            return try Self.collection(try .stored(identifier), in: database)
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
        try await changing(identifier) { try Self.append(story, to: identifier, completedAt: nil, in: $0) }
    }

    public func remove(
        _ story: StoryID, from identifier: CollectionID
    ) async throws(StorageError) -> StoryCollection {
        try await changing(identifier) { database in
            try database.execute(
                sql: "DELETE FROM collectionStory WHERE collectionId = ? AND storyNumber = \(Self.storyNumber)",
                arguments: [identifier.rawValue, story.rawValue])
            guard database.changesCount > 0 else { throw StorageError.notFound(.story, story.rawValue) }
        }
    }

    public func complete(
        _ story: StoryID, in identifier: CollectionID, at date: Date
    ) async throws(StorageError) -> StoryCollection {
        try await changing(identifier) { database in
            try database.execute(
                sql: """
                    UPDATE collectionStory SET completedAt = coalesce(completedAt, ?)
                    WHERE collectionId = ? AND storyNumber = \(Self.storyNumber)
                    """,
                arguments: [date.timeIntervalSinceReferenceDate, identifier.rawValue, story.rawValue])
            guard database.changesCount > 0 else { throw StorageError.notFound(.story, story.rawValue) }
        }
    }

    public func discardPlan(of identifier: CollectionID) async throws(StorageError) -> StoryCollection {
        try await changing(identifier) { try Self.setPlan(nil, of: identifier, in: $0) }
    }

    public func reopen(_ story: StoryID, in identifier: CollectionID) async throws(StorageError) -> StoryCollection {
        try await changing(identifier) { database in
            try database.execute(
                sql: """
                    UPDATE collectionStory SET completedAt = NULL
                    WHERE collectionId = ? AND storyNumber = \(Self.storyNumber)
                    """,
                arguments: [identifier.rawValue, story.rawValue])
            guard database.changesCount > 0 else { throw StorageError.notFound(.story, story.rawValue) }
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
        try append(
            story, to: plannedStory.collection, completedAt: nil, position: plannedStory.number + 1, in: database)
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

    private static let storyNumber = "(SELECT number FROM story WHERE id = ? AND removedAt IS NULL)"

    /// Changes an existing collection, and returns it.
    private func changing(
        _ identifier: CollectionID, _ change: @Sendable (Database) throws -> Void
    ) async throws(StorageError) -> StoryCollection {
        try await database.write { database in
            _ = try Self.row(of: identifier, in: database)
            try change(database)
            return try Self.collection(identifier, in: database)
        }
    }

    /// Adds a story to a collection; without a position, behind all stories that are there or planned.
    private static func append(
        _ story: StoryID, to identifier: CollectionID, completedAt: Date?, position: Int? = nil, in database: Database
    ) throws {
        guard let number = try StoryRows.number(of: story, in: database) else {
            throw StorageError.notFound(.story, story.rawValue)
        }
        try database.execute(
            sql: """
                INSERT OR IGNORE INTO collectionStory (collectionId, storyNumber, position, completedAt)
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
                    ), :completedAt
                )
                """,
            arguments: [
                "id": identifier.rawValue, "number": number, "position": position,
                "completedAt": completedAt?.timeIntervalSinceReferenceDate,
            ])
    }

    private static func row(of identifier: CollectionID, in database: Database) throws -> Row {
        let row = try Row.fetchOne(
            database, sql: "SELECT * FROM collection WHERE id = ?", arguments: [identifier.rawValue])
        guard let row else { throw StorageError.notFound(.collection, identifier.rawValue) }
        return row
    }

    private static func collection(_ identifier: CollectionID, in database: Database) throws -> StoryCollection {
        let stories = try stories(of: identifier, in: database)
        return try collection(row(of: identifier, in: database), stories: stories[identifier.rawValue, default: []])
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
        of identifier: CollectionID? = nil, in database: Database
    ) throws -> [String: [CollectedStory]] {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT collectionId, story.id, title, completedAt FROM collectionStory
                JOIN story ON story.number = storyNumber AND removedAt IS NULL
                \(identifier == nil ? "" : "WHERE collectionId = ?") ORDER BY collectionId, position
                """,
            arguments: identifier.map { [$0.rawValue] } ?? [])
        return try rows.reduce(into: [:]) { stories, row in
            stories[row["collectionId"], default: []].append(
                CollectedStory(
                    id: try .stored(row["id"]), title: row["title"],
                    completedAt: try (row["completedAt"] as Double?).map(Date.stored)))
        }
    }
}
