public import StoryCore

/// Where the things are kept that the screen Collection Detail shows.
public protocol CollectionDetailRepositoryContract: Sendable {
    /// What is kept under an identifier; nil if nothing is.
    func collectionDetail(
        _ identifier: CollectionDetailID, _ policy: CollectionsReadPolicy
    ) async throws(StorageError) -> CollectionDetailItem?
}

/// Keeps nothing: stands in until the composition brings a repository.
public struct EmptyCollectionDetailRepository: CollectionDetailRepositoryContract {
    /// Makes one.
    public init() {}

    public func collectionDetail(
        _ identifier: CollectionDetailID, _ policy: CollectionsReadPolicy
    ) async throws(StorageError) -> CollectionDetailItem? { nil }
}
