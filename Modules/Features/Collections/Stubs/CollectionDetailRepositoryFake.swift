public import Collections
public import StoryCore

/// Keeps one thing in memory, or fails.
public struct CollectionDetailRepositoryFake: CollectionDetailRepositoryContract {
    private let kept: Result<CollectionDetailItem?, StorageError>

    /// Makes a repository.
    public init(_ kept: Result<CollectionDetailItem?, StorageError> = .success(.stub())) {
        self.kept = kept
    }

    public func collectionDetail(
        _ identifier: CollectionDetailID, _ policy: CollectionsReadPolicy
    ) async throws(StorageError) -> CollectionDetailItem? {
        let item = try kept.get()
        return item?.id == identifier ? item : nil
    }
}

extension CollectionDetailItem {
    /// The first of its kind.
    public static func stub(id: CollectionDetailID = CollectionDetailID(rawValue: "stub"), title: String = "The first")
        -> CollectionDetailItem
    {
        CollectionDetailItem(id: id, title: title)
    }
}
