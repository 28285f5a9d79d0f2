public import Foundation
import GRDB
import SafeFiles
public import StoryCore
public import StoryStorage

/// Stores stories in a library.
///
/// An interrupted deletion is completed by the next access to a story.
public struct StoryStore: StoryRepository {
    let database: LibraryDatabase
    let media: any BlobStore
    /// Who looks: whose marks are shown, and which stories.
    let profile: ProfileID
    let occasions: OccasionCache
    private let now: @Sendable () -> Date

    /// Creates a store with a database and a media store.
    ///
    /// - Parameters:
    ///   - profile: Whose favourite marks and play counts the stories have; only what the profile sees is found.
    ///   - now: The current date, which decides what in the bin has expired: every change of a story deletes that.
    public init(
        database: LibraryDatabase, media: any BlobStore, profile: ProfileID = .first,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.database = database
        self.media = media
        self.profile = profile
        self.now = now
        occasions = OccasionCache()
    }

    private init(_ other: StoryStore, as profile: ProfileID) {
        (database, media, self.profile) = (other.database, other.media, profile)
        (occasions, now) = (other.occasions, other.now)
    }

    public func viewed(by profile: ProfileID) -> any StoryLibraryRepository { viewing(as: profile) }

    /// Returns the same store as another profile sees it.
    package func viewing(as profile: ProfileID) -> StoryStore { StoryStore(self, as: profile) }

    /// The stories together with their files.
    var files: StoryFiles { StoryFiles(database: database, media: media, now: now) }

    public func save(_ story: Story) async throws(StorageError) {
        try await files.write { [files, profile] in try files.save(story, markedBy: profile, in: $0) }
    }

    /// Stores stories as ``save(_:)`` does, all of them or none; for importers, since many in one transaction take a
    /// fraction of the time.
    public func save(_ stories: [Story]) async throws(StorageError) {
        try await files.write { [files, profile] database in
            // Syncing each record would take longer than all the rest.
            for story in stories {
                try files.save(story, recordDurability: .process, markedBy: profile, in: database)
            }
        }
    }

    public func story(_ identifier: StoryID) async throws(StorageError) -> Story {
        try await read { database in
            try StoryRows.story(number(of: identifier, in: database), markedBy: profile, in: database)
        }
    }

    public func story(matching reference: String) async throws(StorageError) -> Story {
        try await read { database in
            let visible = try self.database.visibleStories(to: profile, in: database)
            let identifier = try ReferenceResolver.story.identifier(
                matching: reference, kind: .story, among: visible.condition, in: database)
            guard let number = try StoryRows.number(of: .stored(identifier), in: database) else {
                throw StorageError.notFound(.story, reference)
            }
            return try StoryRows.story(number, markedBy: profile, in: database)
        }
    }

    /// Reads a story, and completes an interrupted deletion.
    private func read(_ body: @escaping @Sendable (Database) throws -> Story) async throws(StorageError) -> Story {
        let (story, isPending) = try await database.read { database in
            (try body(database), try BlobOutbox.isPending(in: database))
        }
        if isPending { await files.finishDeletions() }
        return story
    }
}
