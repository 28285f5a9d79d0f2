extension CollectionsFeature {
    /// Makes the view model of the screen Collection List.
    @MainActor
    public func makeCollectionListViewModel(navigate: @escaping CollectionsNavigation) -> CollectionListViewModel {
        let repository = container.dependencies.collectionList
        return CollectionListViewModel(
            getCollectionList: GetCollectionListUseCase(repository: repository),
            refreshCollectionList: RefreshCollectionListUseCase(repository: repository),
            navigator: CollectionListNavigator(navigate: navigate))
    }
}

extension CollectionsRoute {
    /// The screen, for the path `collection-list`; nil for another one.
    @Sendable
    static func pathToCollectionList(_ path: [String]) -> CollectionsRoute? {
        path == ["collection-list"] ? .collectionList : nil
    }
}
