/// Makes the feature's use cases.
struct CollectionsContainer: Sendable {
    let dependencies: CollectionsDependencies
}
