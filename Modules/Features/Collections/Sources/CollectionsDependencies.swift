/// Everything that the feature depends on; each part can be replaced.
public struct CollectionsDependencies: Sendable {
    /// What Collection Detail reads or changes.
    public var collectionDetail: any CollectionDetailRepositoryContract = EmptyCollectionDetailRepository()

    /// What Collection List reads or changes.
    public var collectionList: any CollectionListRepositoryContract = EmptyCollectionListRepository()

    /// Gathers the dependencies; a repository that is not replaced has nothing.
    public init() {}
}
