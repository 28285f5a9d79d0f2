public import FeatureKit
public import StoryStorage

/// How a feature joins the app: what it stores, how it is made, where its exits lead, its links, and what can be
/// checked about it.
///
/// Each feature has one. Those of the built-in features are in files of their own beside this one, and their list is
/// derived; others are given to ``AppContainer``. Nothing else knows more than one feature.
public protocol FeatureCompositionContract: Sendable {
    /// The feature.
    associatedtype Feature: FeatureContract
    /// The repositories of what the feature stores; `Void` if it stores nothing.
    associatedtype Repositories: Sendable

    /// The feature's tables in the library; nil if it has none of its own.
    static var storage: (any FeatureStorage)? { get }

    /// Returns the repositories of a library on disk; opens nothing yet.
    static func repositories(in library: StoredLibrary) -> Repositories

    /// Makes the feature; opens nothing yet.
    ///
    /// - Parameters:
    ///   - repositories: What the feature stores.
    ///   - assembly: The services of the app, and the other features.
    static func makeFeature(over repositories: Repositories, in assembly: FeatureAssembly) -> Feature

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

    /// The links that help lists.
    static var links: [AppLink] { get }

    /// The settings that the feature brings; nil if it brings none.
    static var settings: SettingsSection? { get }

    /// Checks what the feature needs on this machine.
    static func healthChecks(in app: AppContainer) async -> [HealthCheck]
}

extension FeatureCompositionContract {
    /// The default for features without tables of their own.
    public static var storage: (any FeatureStorage)? { nil }

    /// The default for routes without identifiers.
    public static func resolved(_ route: Feature.Route, in app: AppContainer) async throws -> Feature.Route { route }

    /// The default for features whose links nobody lists.
    public static var links: [AppLink] { [] }

    /// The default for features without settings.
    public static var settings: SettingsSection? { nil }

    /// The default for features that need nothing.
    public static func healthChecks(in app: AppContainer) async -> [HealthCheck] { [] }

    /// The feature's name in links.
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

extension FeatureCompositionContract where Repositories == Void {
    /// There is nothing to read or write.
    public static func repositories(in library: StoredLibrary) {}
}
