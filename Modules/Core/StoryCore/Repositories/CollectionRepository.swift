public import Foundation

/// Keeps collections, and which stories are in them.
public protocol CollectionRepository: Sendable {
    /// Stores a new collection with its stories.
    ///
    /// - Throws: ``StorageError/duplicate(_:_:)`` if the identifier is taken.
    func add(_ collection: StoryCollection) async throws(StorageError)

    /// All collections, the newest first.
    func collections() async throws(StorageError) -> [StoryCollection]

    /// The collection with this identifier.
    func collection(_ identifier: CollectionID) async throws(StorageError) -> StoryCollection

    /// The collection that a person means: an identifier, a title, or a unique prefix of either, as with heroes.
    func collection(matching reference: String) async throws(StorageError) -> StoryCollection

    /// Renames a collection.
    ///
    /// - Returns: The collection as it is now, as with each change.
    func rename(_ identifier: CollectionID, to title: String) async throws(StorageError) -> StoryCollection

    /// Puts a story behind the others; one that is there already stays where it is.
    func add(_ story: StoryID, to identifier: CollectionID) async throws(StorageError) -> StoryCollection

    /// Takes a story out of a collection; it stays in the library.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if it is not in there.
    func remove(_ story: StoryID, from identifier: CollectionID) async throws(StorageError) -> StoryCollection

    /// Marks a story of a collection as completed; one that is keeps its date.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if it is not in there.
    func complete(
        _ story: StoryID, in identifier: CollectionID, at date: Date
    ) async throws(StorageError) -> StoryCollection

    /// Makes the collection wait no more for stories that are still to be made.
    func discardPlan(of identifier: CollectionID) async throws(StorageError) -> StoryCollection
    /// Takes back that a story of a collection is completed.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` for a story that is not in the collection.
    /// - Returns: The collection as it is then.
    func reopen(_ story: StoryID, in identifier: CollectionID) async throws(StorageError) -> StoryCollection

    /// Removes a collection; its stories stay in the library.
    func delete(_ identifier: CollectionID) async throws(StorageError)
}
