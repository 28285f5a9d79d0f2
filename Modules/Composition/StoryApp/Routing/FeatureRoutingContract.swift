public import FeatureKit

/// The routing of a feature: the destinations of its exits, and descriptions of its routes.
///
/// Each feature has one, in a file of its own beside this one; their list is derived. Nothing else knows more than one
/// feature.
public protocol FeatureRoutingContract: Sendable {
    /// The feature.
    associatedtype Feature: FeatureContract

    /// Returns the destination of an exit: an exhaustive `switch`, so that an exit that leads nowhere does not compile.
    static func destination(for exit: Feature.Exit) -> AppDestination

    /// Describes a route in words.
    ///
    /// - Throws: The feature's error if the route's subject does not exist.
    static func description(of route: Feature.Route, in app: AppContainer) async throws -> RouteDescription

    /// Returns the route with complete identifiers, where a link may have prefixes.
    ///
    /// - Throws: The feature's error if no identifier, or more than one, has the prefix.
    static func resolved(_ route: Feature.Route, in app: AppContainer) async throws -> Feature.Route
}

extension FeatureRoutingContract {
    /// The default for routes without identifiers.
    public static func resolved(_ route: Feature.Route, in app: AppContainer) async throws -> Feature.Route { route }

    /// The feature's name in the registry and in links.
    static var descriptor: FeatureDescriptor { Feature.descriptor }

    /// Returns the destination of a link; nil if it does not belong to the feature.
    static func destination(for link: DeepLink) -> AppDestination? {
        Feature.route(for: link).map { .feature(AnyFeatureRoute($0)) }
    }

    /// Describes a route; nil if it does not belong to the feature.
    static func description(of anyRoute: AnyFeatureRoute, in app: AppContainer) async throws -> RouteDescription? {
        guard let route = anyRoute.route(in: Feature.self) else { return nil }
        return try await description(of: route, in: app)
    }

    /// Returns the route with complete identifiers; nil if it does not belong to the feature.
    static func resolved(_ anyRoute: AnyFeatureRoute, in app: AppContainer) async throws -> AnyFeatureRoute? {
        guard let route = anyRoute.route(in: Feature.self) else { return nil }
        return AnyFeatureRoute(try await resolved(route, in: app))
    }
}
