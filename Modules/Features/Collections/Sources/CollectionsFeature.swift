public import FeatureKit

/// Collections: makes the view models of its screens.
public struct CollectionsFeature: FeatureContract {
    public typealias Route = CollectionsRoute
    public typealias Exit = CollectionsExit

    public static let descriptor = FeatureDescriptor(identifier: "collections", displayName: "Collections")

    let container: CollectionsContainer

    /// Makes the feature.
    public init(dependencies: CollectionsDependencies) {
        container = CollectionsContainer(dependencies: dependencies)
    }

    /// `story://collections` leads to the beginning; ``CollectionsRoute`` says what leads further.
    public static func route(for link: DeepLink) -> CollectionsRoute? {
        link.feature == descriptor.identifier ? CollectionsRoute(path: link.path) : nil
    }
}

/// Takes the ways out of a screen.
public typealias CollectionsNavigation = @MainActor (CollectionsExit) -> Void
