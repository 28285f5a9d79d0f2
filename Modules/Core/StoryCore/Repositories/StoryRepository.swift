public import Foundation

/// Stores stories.
public protocol StoryRepository: Sendable {
    /// Stores a story or replaces the one with its identifier, whose favourite marks and play counts are kept.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` for a media file that the story refers to and that is missing.
    func save(_ story: Story) async throws(StorageError)

    /// Returns the story with this identifier.
    func story(_ identifier: StoryID) async throws(StorageError) -> Story

    /// Returns the story for a person's reference: an identifier, a unique prefix of one (at least 4 characters), or an
    /// exact title.
    func story(matching reference: String) async throws(StorageError) -> Story

    /// Returns the authors' records of the latest stories, the newest first: those that are being made, and those in the
    /// library, including the bin. Unreadable ones are left out.
    ///
    /// - Parameter limit: The maximum number of records.
    func tellings(limit: Int) async throws(StorageError) -> [TellingRecord]
}

/// Stores stories, lists them, and records what a family does with them.
///
/// A repository is that of one profile: stories have its favourite mark and play count, and only those that it sees are
/// found, whatever is asked.
public protocol StoryLibraryRepository: StoryRepository, StoryBinRepository {
    /// Returns the same stories as another profile sees them.
    func viewed(by profile: ProfileID) -> any StoryLibraryRepository

    /// Returns a page of the list of stories.
    func stories(_ query: StoryQuery) async throws(StorageError) -> StoryListPage

    /// Returns the number of stories for each filter, among those that match `filter`, in one query.
    ///
    /// - Parameter recentSince: The date from which a story counts as recent.
    func counts(of filter: StoryFilter, recentSince: Date) async throws(StorageError) -> StoryCounts

    /// Returns the custom event for a person's reference among the events of stories, including deleted events: an
    /// identifier or a title, ignoring case and accents.
    func eventOfStories(matching reference: String) async throws(StorageError) -> CustomEventID

    /// Returns the hero for a person's reference among the heroes of stories and all others, including deleted heroes,
    /// as ``HeroRepository/hero(matching:)`` does.
    func heroOfStories(matching reference: String) async throws(StorageError) -> HeroID

    /// Returns the deleted heroes of existing stories by name, each as in the newest of these stories.
    func removedHeroes() async throws(StorageError) -> [Hero]

    /// Sets or clears a story's favourite mark.
    func setFavorite(_ isFavorite: Bool, of identifier: StoryID) async throws(StorageError)

    /// Changes title and texts. A narration becomes outdated, and with another title the cover.
    ///
    /// - Returns: The story after the change.
    /// - Throws: ``StorageError/busy(_:)`` while a part of the story is being made.
    func edit(_ identifier: StoryID, _ edit: StoryEdit) async throws(StorageError) -> Story

    /// Deletes stories for good, without the bin, with their jobs, marks and media: all of it, or nothing. A file that
    /// another story uses stays.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` for one that is not in the library, ``StorageError/busy(_:)`` while a
    ///   part of one is being made.
    func delete(_ identifiers: [StoryID]) async throws(StorageError)
}
