public import StoryCore

/// Where the things are kept that the screen Collection List lists.
public protocol CollectionListRepositoryContract: Sendable {
    /// A page of the list; the first one is 1.
    func collectionList(page: Int, _ policy: CollectionsReadPolicy) async throws(StorageError) -> CollectionListPage
}

/// Keeps nothing: stands in until the composition brings a repository.
public struct EmptyCollectionListRepository: CollectionListRepositoryContract {
    /// Makes one.
    public init() {}

    public func collectionList(page: Int, _ policy: CollectionsReadPolicy) async throws(StorageError)
        -> CollectionListPage
    {
        CollectionListPage(items: [], next: nil)
    }
}
