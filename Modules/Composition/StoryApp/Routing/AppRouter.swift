public import FeatureKit

/// Knows where links lead to, whichever feature they are of.
public struct AppRouter: Sendable {
    private let routings: [any FeatureRoutingContract.Type]

    /// Makes a router of the features that come with the program.
    public init() {
        routings = BuiltInFeatures.routings
    }

    /// Where a link leads to; an identifier in it may still be the beginning of one, see ``resolved(_:in:)``.
    ///
    /// - Throws: ``DeepLinkError`` if it leads nowhere.
    public func destination(for text: String) throws(DeepLinkError) -> AppDestination {
        let link = try DeepLink(text)
        switch (link.feature, link.path) {
        case ("home", []): return .home
        case ("settings", []): return .settings
        default: break
        }
        let found = [link, AppLink.expanded(link)].lazy.compactMap { $0 }.compactMap { destination(of: $0) }.first
        guard let found else { throw .noFeature(text) }
        return found
    }

    /// The same place with whole identifiers: links may have the short ones that lists show.
    ///
    /// - Throws: The error of the place's feature if nothing, or more than one thing, has such an identifier.
    public func resolved(_ destination: AppDestination, in app: AppContainer) async throws -> AppDestination {
        guard case .feature(let anyRoute) = destination else { return destination }
        for routing in routings {
            if let whole = try await routing.resolved(anyRoute, in: app) { return .feature(whole) }
        }
        return destination
    }

    /// What is at a place, for those who cannot go there; nil if no feature has it.
    ///
    /// - Throws: The error of the place's feature, such as that a story is not there.
    public func description(of anyRoute: AnyFeatureRoute, in app: AppContainer) async throws -> RouteDescription? {
        for routing in routings {
            if let description = try await routing.description(of: anyRoute, in: app) { return description }
        }
        return nil
    }

    private func destination(of link: DeepLink) -> AppDestination? {
        routings.lazy.compactMap { $0.destination(for: link) }.first
    }
}
