public import FeatureKit
public import StoryCore

/// Where a tap or a link leads in the app.
///
/// The composition of each feature defines its shorthand: `.library(.heroes)`.
public enum AppDestination: Hashable, Sendable {
    /// A route of a feature.
    case feature(AnyFeatureRoute)
    /// Home.
    case home
    /// Back to the previous screen.
    case back
    /// The app as another profile sees it.
    case profile(ProfileID)
    /// Back past a screen whose subject was deleted, such as a story.
    case removed(AnyFeatureRoute)
}

/// A type-erased route of any feature, so that only the feature's own parts know its routes.
public struct AnyFeatureRoute: Hashable, Sendable {
    private let route: any Hashable & Sendable

    /// Erases the type of a route.
    public init(_ route: some Hashable & Sendable) {
        self.route = route
    }

    /// Returns the route if it belongs to this feature.
    public func route<Feature: FeatureContract>(in feature: Feature.Type) -> Feature.Route? {
        route as? Feature.Route
    }

    public static func == (left: AnyFeatureRoute, right: AnyFeatureRoute) -> Bool { left.route.isSame(as: right.route) }

    public func hash(into hasher: inout Hasher) { route.hash(into: &hasher) }
}

extension Hashable {
    /// Returns whether another value is of this type and equal.
    fileprivate func isSame(as other: any Hashable & Sendable) -> Bool { self == other as? Self }
}
