public import FeatureKit

/// Finds the destinations of links, in all features.
public struct AppRouter: Sendable {
    private let features: [any FeatureCompositionContract.Type]

    /// Creates a router of features; the first that has a link gets it.
    public init(_ features: [any FeatureCompositionContract.Type]) {
        self.features = features
    }

    /// Returns the destination of a link; an identifier in it may be a prefix, see ``resolved(_:in:)``.
    ///
    /// - Throws: ``DeepLinkError`` if there is none.
    public func destination(for text: String) throws(DeepLinkError) -> AppDestination {
        let link = try DeepLink(text)
        if (link.feature, link.path) == ("home", []) { return .home }
        let found = ([link] + expansions(of: link)).lazy.compactMap { destination(of: $0) }.first
        guard let found else { throw .noFeature(text) }
        return found
    }

    /// Returns the destination with complete identifiers: links may contain the short ones of lists.
    ///
    /// - Throws: The feature's error if no identifier, or more than one, has the prefix.
    public func resolved(_ destination: AppDestination, in app: AppContainer) async throws -> AppDestination {
        guard case .feature(let anyRoute) = destination else { return destination }
        for feature in features {
            if let whole = try await feature.resolved(anyRoute, in: app) { return .feature(whole) }
        }
        return destination
    }

    /// Describes a route in words; nil if no feature has it.
    ///
    /// - Throws: The feature's error, such as for a story that does not exist.
    public func description(of anyRoute: AnyFeatureRoute, in app: AppContainer) async throws -> RouteDescription? {
        for feature in features {
            if let description = try await feature.description(of: anyRoute, in: app) { return description }
        }
        return nil
    }

    private func destination(of link: DeepLink) -> AppDestination? {
        features.lazy.compactMap { $0.destination(for: link) }.first
    }

    /// Returns the links for which a link with a short name stands.
    private func expansions(of link: DeepLink) -> [DeepLink] {
        features.flatMap { feature in
            feature.links.filter { $0.name == link.feature }.map {
                DeepLink(
                    feature: feature.descriptor.identifier, path: $0.path + link.path, query: link.query)
            }
        }
    }
}
