public import Foundation

/// Stores the bin. Stories in it are in no list, search, count, queue or collection.
public protocol StoryBinRepository: Sendable {
    /// Returns the stories in the bin.
    func bin() async throws(StorageError) -> StoryBin

    /// Returns the story in the bin for a person's reference, as ``StoryRepository/story(matching:)`` does.
    func binnedStory(matching reference: String) async throws(StorageError) -> BinnedStory

    /// Moves stories to the bin: all of them, or none. They are removed from the queue, and their jobs end.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` for one that is not in the library, ``StorageError/busy(_:)`` while a
    ///   part of one is being made.
    func moveToBin(_ identifiers: [StoryID], at date: Date) async throws(StorageError)

    /// Restores stories from the bin, also to their collections: all of them, or none.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` for one that is not in the bin.
    func restoreFromBin(_ identifiers: [StoryID]) async throws(StorageError)

    /// Deletes stories in the bin for good, with their media: all of them, or none.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` for one that is not in the bin.
    func deleteFromBin(_ identifiers: [StoryID]) async throws(StorageError)
}
