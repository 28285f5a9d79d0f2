import FeatureKit
import StoryCore

extension CollectionsFeature {
    /// Makes the view model of the screen Collection Detail.
    @MainActor
    public func makeCollectionDetailViewModel(
        of identifier: CollectionDetailID, navigate: @escaping CollectionsNavigation
    ) -> CollectionDetailViewModel {
        let repository = container.dependencies.collectionDetail
        return CollectionDetailViewModel(
            identifier: identifier, getCollectionDetail: GetCollectionDetailUseCase(repository: repository),
            refreshCollectionDetail: RefreshCollectionDetailUseCase(repository: repository),
            navigator: CollectionDetailNavigator(navigate: navigate))
    }
}

extension CollectionsRoute {
    /// The screen, for the path `collection-detail/IDENTIFIER`; nil for another one.
    @Sendable
    static func pathToCollectionDetail(_ path: [String]) -> CollectionsRoute? {
        guard path.count == 2, path[0] == "collection-detail" else { return nil }
        let identifier: Identifier<CollectionDetailItem>? = DeepLink.identifier(path[1])
        return identifier.map { .collectionDetail(CollectionDetailID(rawValue: $0.rawValue)) }
    }
}
