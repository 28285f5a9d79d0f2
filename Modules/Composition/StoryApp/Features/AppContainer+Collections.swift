public import Collections

extension AppContainer {
    /// Collections.
    public var collections: CollectionsFeature { CollectionsFeature(dependencies: CollectionsDependencies()) }
}
