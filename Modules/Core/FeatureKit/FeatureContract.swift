/// A feature as the composition sees it: what it is called, where links lead to in it, and how one leaves it.
///
/// A feature knows no other feature. Its navigators turn taps into values of ``Exit``; the composition writes one
/// exhaustive `switch` over them, so that an exit that leads nowhere does not compile.
public protocol FeatureContract: Sendable {
    /// A place inside the feature that a link can lead to.
    associatedtype Route: Hashable, Sendable
    /// A way out of the feature.
    associatedtype Exit: Hashable, Sendable

    /// What the registry and links call the feature.
    static var descriptor: FeatureDescriptor { get }

    /// Where a link leads to, or nil if it does not belong to this feature.
    static func route(for link: DeepLink) -> Route?
}

/// What a feature is called.
public struct FeatureDescriptor: Hashable, Sendable {
    /// One lowercase word, as it stands first in a link: "generation".
    public let identifier: String
    /// The name for people.
    public let displayName: String

    /// Names a feature.
    public init(identifier: String, displayName: String) {
        self.identifier = identifier
        self.displayName = displayName
    }
}
