public import Foundation

/// Keeps stories.
public protocol StoryRepository: Sendable {
    /// Stores a story, replacing the one with its identifier, but for what a family did with it meanwhile: whether it
    /// is marked and how often it was heard stay as they are stored.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` for a media file that the story names and that is not there.
    func save(_ story: Story) async throws(StorageError)

    /// The story with this identifier.
    func story(_ identifier: StoryID) async throws(StorageError) -> Story

    /// The story that a person means: an identifier, a unique prefix of one (4 characters or more), or an exact title.
    func story(matching reference: String) async throws(StorageError) -> Story

    /// What authors noted of the latest stories, the newest first, also of those in the bin; stories without a note, and
    /// notes that cannot be read, are left out.
    ///
    /// - Parameter limit: The most that are wanted.
    func tellings(limit: Int) async throws(StorageError) -> [TellingRecord]
}

/// Keeps stories, lists them, and takes what a family does with them.
public protocol StoryLibraryRepository: StoryRepository, StoryBinRepository {
    /// A page of the list of stories.
    func stories(_ query: StoryQuery) async throws(StorageError) -> StoryListPage

    /// How many stories each filter leaves of those that fit `filter`, in one query.
    ///
    /// - Parameter recentSince: The date from which on a story counts as recent.
    func counts(of filter: StoryFilter, recentSince: Date) async throws(StorageError) -> StoryCounts

    /// The custom event that a person means, of those that stories were made for, also if it was removed since: an
    /// identifier or a title, without case and accents.
    func eventOfStories(matching reference: String) async throws(StorageError) -> CustomEventID

    /// The hero that a person means, of those whom stories tell of and of all others, also if the hero was removed: as
    /// ``HeroRepository/hero(matching:)`` finds one.
    func heroOfStories(matching reference: String) async throws(StorageError) -> HeroID

    /// The heroes who were removed and of whom stories still tell, as the newest of those stories has them, by name.
    func removedHeroes() async throws(StorageError) -> [Hero]

    /// Marks a story as a favourite, or removes the mark.
    func setFavorite(_ isFavorite: Bool, of identifier: StoryID) async throws(StorageError)

    /// Changes title and texts; what was narrated, and a cover with another title, are outdated from then on.
    ///
    /// - Returns: The story as it is now.
    /// - Throws: ``StorageError/busy(_:)`` while a part of the story is being made.
    func edit(_ identifier: StoryID, _ edit: StoryEdit) async throws(StorageError) -> Story

    /// Deletes stories for good, past the bin, with their jobs, marks, pictures and audio: all of it, or nothing if
    /// that fails. A file that another story uses stays.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` for one that is not in the library, ``StorageError/busy(_:)`` while a part of one of the stories is being made.
    func delete(_ identifiers: [StoryID]) async throws(StorageError)
}
