import Foundation
import GRDB
public import StoryCore

/// The stories of a library.
public struct StoryStore: StoryRepository {
    let database: LibraryDatabase

    /// Keeps stories in a database.
    public init(database: LibraryDatabase) {
        self.database = database
    }

    public func save(_ story: Story) async throws(StorageError) {
        try await database.write { try StoryRows.save(story, in: $0) }
    }

    /// Stores stories as ``save(_:)`` does, all of them or, if one cannot be stored, none; for importers, since many
    /// in one transaction take a fraction of the time.
    public func save(_ stories: [Story]) async throws(StorageError) {
        try await database.write { database in
            for story in stories { try StoryRows.save(story, in: database) }
        }
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
}
