public import Collections
import Library
import Playback
import StoryCore

extension AppDestination {
    /// A route of the collections.
    public static func collections(_ route: CollectionsRoute) -> AppDestination { .feature(AnyFeatureRoute(route)) }
}

/// The routing of the collections.
public enum CollectionsRouting: FeatureRoutingContract {
    public typealias Feature = CollectionsFeature

    public static func destination(for exit: CollectionsExit) -> AppDestination {
        switch exit {
        case .back: .back
        case .open(let route): .collections(route)
        case .stories: .library(.list)
        case .story(let identifier): .library(.story(identifier))
        case .play(let identifier): .playback(.story(identifier, from: nil))
        case .playAll(let identifiers): .playback(.stories(identifiers))
        }
    }

    public static func description(of route: CollectionsRoute, in app: AppContainer) async throws -> RouteDescription {
        switch route {
        case .list: return RouteDescription("the collections")
        case .collection(let collection):
            let collection = try await app.collections.collection(matching: collection.rawValue)
            return RouteDescription("the collection '\(PlainText.quotation(collection.title))'")
        case .form: return RouteDescription("the form for a new collection")
        case .achievements: return RouteDescription("the achievements")
        case .journey: return RouteDescription("the reading journey")
        }
    }

    public static func resolved(_ route: CollectionsRoute, in app: AppContainer) async throws -> CollectionsRoute {
        switch route {
        case .collection(let collection):
            .collection(try await app.collections.collection(matching: collection.rawValue).id)
        case .list, .form, .achievements, .journey: route
        }
    }
}
