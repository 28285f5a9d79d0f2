public import Foundation

/// Keeps removed stories for a while. A story in the bin is in no list, search, count, queue or collection.
public protocol StoryBinRepository: Sendable {
    /// What is in the bin.
    func bin() async throws(StorageError) -> StoryBin

    /// The story in the bin that a person means, by what ``StoryRepository/story(matching:)`` takes.
    func binnedStory(matching reference: String) async throws(StorageError) -> BinnedStory

    /// Moves stories to the bin: all of them, or none. They leave the queue, and their jobs end.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` for one that is not in the library, ``StorageError/busy(_:)`` while a
    ///   part of one of the stories is being made.
    func moveToBin(_ identifiers: [StoryID], at date: Date) async throws(StorageError)

    /// Takes stories out of the bin: all of them, or none. They are in their collections again.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` for one that is not in the bin.
    func restoreFromBin(_ identifiers: [StoryID]) async throws(StorageError)

    /// Deletes stories in the bin for good, with their pictures and audio: all of them, or none.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` for one that is not in the bin.
    func deleteFromBin(_ identifiers: [StoryID]) async throws(StorageError)
}
