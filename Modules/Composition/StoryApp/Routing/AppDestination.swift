public import FeatureKit

/// Where a tap or a link leads to in the app.
///
/// Each feature says in its routing how its places are written: `.library(.heroes)`.
public enum AppDestination: Hashable, Sendable {
    /// A route of one of the features.
    case feature(AnyFeatureRoute)
    /// The app's first screen.
    case home
    /// The household's settings.
    case settings
    /// Back to the previous screen.
    case back
    /// Back past a place that is not there any more: a story that was removed.
    case removed(AnyFeatureRoute)
}

/// A type-erased route: of one of the features, whichever that is, so that only the feature's own parts know its
/// routes.
public struct AnyFeatureRoute: Hashable, Sendable {
    private let route: any Hashable & Sendable

    /// Takes a route of a feature.
    public init(_ route: some Hashable & Sendable) {
        self.route = route
    }

    /// The route, if it is one of this feature's.
    public func route<Feature: FeatureContract>(in feature: Feature.Type) -> Feature.Route? {
        route as? Feature.Route
    }

    public static func == (left: AnyFeatureRoute, right: AnyFeatureRoute) -> Bool { left.route.isSame(as: right.route) }

    public func hash(into hasher: inout Hasher) { route.hash(into: &hasher) }
}

extension Hashable {
    /// Whether another value is of this type, too, and equal.
    fileprivate func isSame(as other: any Hashable & Sendable) -> Bool { self == other as? Self }
}
