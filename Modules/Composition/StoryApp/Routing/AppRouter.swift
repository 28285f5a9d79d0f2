public import FeatureKit

/// Knows where links lead to, whichever feature they are of.
public struct AppRouter: Sendable {
    private let routings: [any FeatureRoutingContract.Type]

    /// Makes a router of the features that come with the program.
    public init() {
        routings = BuiltInFeatures.routings
    }

    /// Where a link leads to.
    ///
    /// - Throws: ``DeepLinkError`` if it leads nowhere.
    public func destination(for text: String) throws(DeepLinkError) -> AppDestination {
        let link = try DeepLink(text)
        let found = routings.lazy.compactMap { $0.destination(for: link) }.first
        guard let found else { throw .noFeature(text) }
        return found
    }

    /// What is at a place, for those who cannot go there; nil if no feature has it.
    ///
    /// - Throws: The error of the place's feature, such as that a story is not there.
    public func description(of place: AppPlace, in app: AppContainer) async throws -> PlaceDescription? {
        for routing in routings {
            if let description = try await routing.description(of: place, in: app) { return description }
        }
        return nil
    }
}
