public import FeatureKit

/// Where a feature's exits lead to, and what is at its places: what the app has to know of a feature.
///
/// Each feature has one, in a file of its own beside this one; their list is derived. Nothing else knows more than one
/// feature.
public protocol FeatureRoutingContract: Sendable {
    /// The feature.
    associatedtype Feature: FeatureContract

    /// Where an exit leads to: an exhaustive `switch`, so that an exit that leads nowhere does not compile.
    static func destination(for exit: Feature.Exit) -> AppDestination

    /// What is at a place, for those who cannot go there.
    ///
    /// - Throws: The feature's error if what the place is about is not there.
    static func description(of route: Feature.Route, in app: AppContainer) async throws -> RouteDescription

    /// The same place with whole identifiers, where a link may have the beginning of one.
    ///
    /// - Throws: The feature's error if nothing, or more than one thing, has such an identifier.
    static func resolved(_ route: Feature.Route, in app: AppContainer) async throws -> Feature.Route
}

extension FeatureRoutingContract {
    /// Places without identifiers are whole as they are.
    public static func resolved(_ route: Feature.Route, in app: AppContainer) async throws -> Feature.Route { route }

    /// What the registry and links call the feature.
    static var descriptor: FeatureDescriptor { Feature.descriptor }

    /// Where a link leads to; nil if it is not one of the feature's.
    static func destination(for link: DeepLink) -> AppDestination? {
        Feature.route(for: link).map { .feature(AnyFeatureRoute($0)) }
    }

    /// What is at a place; nil if it is not one of the feature's.
    static func description(of anyRoute: AnyFeatureRoute, in app: AppContainer) async throws -> RouteDescription? {
        guard let route = anyRoute.route(in: Feature.self) else { return nil }
        return try await description(of: route, in: app)
    }

    /// The place with whole identifiers; nil if it is not one of the feature's.
    static func resolved(_ anyRoute: AnyFeatureRoute, in app: AppContainer) async throws -> AnyFeatureRoute? {
        guard let route = anyRoute.route(in: Feature.self) else { return nil }
        return AnyFeatureRoute(try await resolved(route, in: app))
    }
}
