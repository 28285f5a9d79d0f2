import GRDB
public import StoryCore

extension StoryStore {
    public func setFavorite(_ isFavorite: Bool, of identifier: StoryID) async throws(StorageError) {
        try await database.write { database in
            try database.execute(
                sql: "UPDATE story SET isFavorite = ? WHERE id = ?", arguments: [isFavorite, identifier.rawValue])
            guard database.changesCount > 0 else { throw StorageError.notFound(.story, identifier.rawValue) }
        }
    }

    public func edit(_ identifier: StoryID, _ edit: StoryEdit) async throws(StorageError) -> Story {
        try await database.write { database in
            guard let number = try StoryRows.number(of: identifier, in: database) else {
                throw StorageError.notFound(.story, identifier.rawValue)
            }
            let story = try StoryRows.story(number, in: database).applying(edit)
            try StoryRows.save(story, in: database)
            return story
        }
    }

    public func delete(_ identifiers: [StoryID]) async throws(StorageError) {
        try await database.write { database in
            for identifier in identifiers {
                try database.execute(sql: "DELETE FROM story WHERE id = ?", arguments: [identifier.rawValue])
                guard database.changesCount > 0 else { throw StorageError.notFound(.story, identifier.rawValue) }
            }
        }
    }
}
