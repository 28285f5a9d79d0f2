import GRDB
public import StoryCore
import StoryStorage

extension StoryStore {
    public func setFavorite(_ isFavorite: Bool, of identifier: StoryID) async throws(StorageError) {
        try await database.write { [files, profile] database in
            let number = try number(of: identifier, in: database)
            try MarkRows.setFavorite(isFavorite, of: number, by: profile, in: database)
            // A record has the marks of the first profile alone.
            if profile == .first { try files.keepRecord(of: identifier, in: database) }
        }
    }

    public func edit(_ identifier: StoryID, _ edit: StoryEdit) async throws(StorageError) -> Story {
        try await changing([identifier]) { [files, profile] database in
            let number = try number(of: identifier, in: database)
            let story = try StoryRows.story(number, markedBy: profile, in: database)
            guard story.applying(edit) != story else { return story }
            try files.discardWork(on: identifier, in: database)
            try StoryRows.change(story, to: story.applying(edit), number: number, in: database)
            try files.keepRecord(of: identifier, in: database)
            return try StoryRows.story(number, markedBy: profile, in: database)
        }
    }

    public func delete(_ identifiers: [StoryID]) async throws(StorageError) {
        try await changing(identifiers, isFreeing: true) { [files] database in
            let numbers = try Set(identifiers).map { identifier in
                let number = try number(of: identifier, in: database)
                try files.discardWork(on: identifier, in: database)
                return number
            }
            try files.delete(numbers, in: database)
        }
    }

    // MARK: - Shared with the bin

    /// Changes stories whose parts are not being made, and cleans up unfinished work on them.
    ///
    /// That needs no claim on the work: a process that begins to work on a story while `body` runs has to wait for the
    /// end of the transaction to store that, and then finds the changed story.
    func changing<Value: Sendable>(
        _ identifiers: [StoryID], isFreeing: Bool = false,
        _ body: @Sendable @escaping (Database) throws -> Value
    ) async throws(StorageError) -> Value {
        let value = try await files.write(isFreeing: isFreeing, body)
        for identifier in Set(identifiers) {
            await database.work.removeFiles(of: identifier, in: database)
        }
        return value
    }

    /// Returns the row number of a story that the profile sees.
    func number(of identifier: StoryID, in database: Database) throws -> Int64 {
        let visible = try self.database.visibleStories(to: profile, in: database)
        guard let number = try StoryRows.number(of: identifier, among: visible, in: database) else {
            throw StorageError.notFound(.story, identifier.rawValue)
        }
        return number
    }
}
