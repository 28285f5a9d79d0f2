public import Collections
public import StoryCore

/// Keeps one page in memory, or fails.
public struct CollectionListRepositoryFake: CollectionListRepositoryContract {
    private let kept: Result<CollectionListPage, StorageError>

    /// Makes a repository.
    public init(_ kept: Result<CollectionListPage, StorageError> = .success(.stub())) {
        self.kept = kept
    }

    public func collectionList(page: Int, _ policy: CollectionsReadPolicy) async throws(StorageError)
        -> CollectionListPage
    {
        try kept.get()
    }
}

extension CollectionListItem {
    /// The first of its kind.
    public static func stub(id: CollectionListID = CollectionListID(rawValue: "stub"), title: String = "The first")
        -> CollectionListItem
    {
        CollectionListItem(id: id, title: title)
    }
}

extension CollectionListPage {
    /// A page of one thing, with nothing behind it.
    public static func stub(items: [CollectionListItem] = [.stub()], next: Int? = nil) -> CollectionListPage {
        CollectionListPage(items: items, next: next)
    }
}
