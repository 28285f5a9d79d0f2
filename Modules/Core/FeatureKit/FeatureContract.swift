/// A feature as the composition sees it: its name, its routes and its exits.
///
/// A feature knows no other feature. Its navigators turn taps into values of ``Exit``; the composition writes one
/// exhaustive `switch` over them, so that an exit that leads nowhere does not compile.
public protocol FeatureContract: Sendable {
    /// A screen of the feature that a link can lead to.
    associatedtype Route: Hashable, Sendable
    /// A way out of the feature.
    associatedtype Exit: Hashable, Sendable

    /// The feature's name in the registry and in links.
    static var descriptor: FeatureDescriptor { get }

    /// Returns the route of a link, or nil if the link does not belong to this feature.
    static func route(for link: DeepLink) -> Route?
}

/// A feature's identifier and display name.
public struct FeatureDescriptor: Hashable, Sendable {
    /// One lowercase word, the first part of a link: "generation".
    public let identifier: String
    /// The name for people.
    public let displayName: String

    /// Creates a descriptor.
    public init(identifier: String, displayName: String) {
        self.identifier = identifier
        self.displayName = displayName
    }
}
