import Foundation
import GRDB
public import StoryCore

/// The stories of a library.
public struct StoryStore: StoryRepository {
    private let database: LibraryDatabase

    /// Keeps stories in a database.
    public init(database: LibraryDatabase) {
        self.database = database
    }

    public func save(_ story: Story) async throws(StorageError) {
        try await database.write { try StoryRows.save(story, in: $0) }
    }

    public func story(_ identifier: StoryID) async throws(StorageError) -> Story {
        try await database.read { database in
            guard let number = try StoryRows.number(of: identifier, in: database) else {
                throw StorageError.notFound(.story, identifier.rawValue)
            }
            return try StoryRows.story(number, in: database)
        }
    }

    public func story(matching reference: String) async throws(StorageError) -> Story {
        try await database.read { database in
            let identifier = try LookUp.story.identifier(matching: reference, kind: .story, in: database)
            guard let number = try StoryRows.number(of: StoryID(rawValue: identifier), in: database) else {
                throw StorageError.notFound(.story, reference)
            }
            return try StoryRows.story(number, in: database)
        }
    }

    public func stories(_ query: StoryQuery) async throws(StorageError) -> [StorySummary] {
        try await database.read { database in
            var conditions: [String] = []
            var arguments = StatementArguments()
            if let hero = query.hero {
                conditions.append("number IN (SELECT storyNumber FROM storyHero WHERE heroId = ?)")
                arguments += [hero.rawValue]
            }
            if let search = query.search {
                // Nothing that can be searched for fits nothing.
                guard let pattern = FTS5Pattern(matchingAllPrefixesIn: search) else { return [] }
                conditions.append("number IN (SELECT rowid FROM storyText WHERE storyText MATCH ?)")
                arguments += [pattern]
            }
            let filter = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
            // SQLite takes a negative limit for none.
            arguments += [max(0, query.limit), max(0, query.offset)]
            return try Row.fetchAll(
                database,
                sql: """
                    SELECT *, (
                        SELECT json_group_array(name)
                        FROM (SELECT name FROM storyHero WHERE storyNumber = story.number ORDER BY position)
                    ) AS heroNames
                    FROM story \(filter) ORDER BY createdAt DESC, number DESC LIMIT ? OFFSET ?
                    """, arguments: arguments
            ).map(StorySummary.init)
        }
    }
}

extension StorySummary {
    fileprivate init(_ row: Row) throws {
        self.init(
            id: StoryID(rawValue: row["id"]), title: row["title"],
            heroNames: try StoredJSON.value([String].self, of: row["heroNames"]),
            occasion: try StoredJSON.value(StoryOccasion.self, of: row["occasion"]),
            language: LanguageCode(rawValue: row["language"]), duration: row["duration"], pageCount: row["pageCount"],
            isFavorite: row["isFavorite"], playCount: row["playCount"],
            createdAt: Date(timeIntervalSinceReferenceDate: row["createdAt"]))
    }
}
