public import Foundation
public import StoryCore

/// Stores collections and their stories.
public protocol CollectionRepositoryContract: Sendable {
    /// Stores a new collection with its stories.
    ///
    /// - Throws: ``StorageError/duplicate(_:_:)`` if the identifier is taken.
    func add(_ collection: StoryCollection) async throws(StorageError)

    /// Returns all collections, the newest first.
    func collections() async throws(StorageError) -> [StoryCollection]

    /// Returns the collection with this identifier.
    func collection(_ identifier: CollectionID) async throws(StorageError) -> StoryCollection

    /// Returns the collection for a person's reference: an identifier, a title, or a unique prefix of either, as with
    /// heroes.
    func collection(matching reference: String) async throws(StorageError) -> StoryCollection

    /// Renames a collection.
    ///
    /// - Returns: The collection after the change, as with all changes.
    func rename(_ identifier: CollectionID, to title: String) async throws(StorageError) -> StoryCollection

    /// Appends a story; one that is in the collection stays where it is.
    func add(_ story: StoryID, to identifier: CollectionID) async throws(StorageError) -> StoryCollection

    /// Removes a story from a collection; it stays in the library.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if it is not in the collection.
    func remove(_ story: StoryID, from identifier: CollectionID) async throws(StorageError) -> StoryCollection

    /// Marks a story of a collection as completed; one that is completed keeps its date.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if it is not in the collection.
    func complete(
        _ story: StoryID, in identifier: CollectionID, at date: Date
    ) async throws(StorageError) -> StoryCollection

    /// Discards the plan for a collection's missing stories.
    func discardPlan(of identifier: CollectionID) async throws(StorageError) -> StoryCollection
    /// Marks a story of a collection as not completed.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if it is not in the collection.
    /// - Returns: The collection after the change.
    func reopen(_ story: StoryID, in identifier: CollectionID) async throws(StorageError) -> StoryCollection

    /// Deletes a collection; its stories stay in the library.
    func delete(_ identifier: CollectionID) async throws(StorageError)
}
