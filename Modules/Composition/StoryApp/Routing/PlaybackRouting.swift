import Library
public import Playback
import StoryCore

extension AppDestination {
    /// A route of the playback.
    public static func playback(_ route: PlaybackRoute) -> AppDestination { .feature(AnyFeatureRoute(route)) }
}

/// The routing of the playback.
public enum PlaybackRouting: FeatureRoutingContract {
    public typealias Feature = PlaybackFeature

    public static func destination(for exit: PlaybackExit) -> AppDestination {
        switch exit {
        case .back: .back
        case .story(let identifier): .library(.story(identifier))
        case .queue: .playback(.queue)
        }
    }

    public static func description(of route: PlaybackRoute, in app: AppContainer) async throws -> RouteDescription {
        switch route {
        case .player: return RouteDescription("the player")
        case .story(let story, let position):
            let story = try await app.library.story(matching: story.rawValue)
            let start = position.map { " from \(StoryText.length($0))" } ?? ""
            return RouteDescription("the player, with '\(PlainText.quotation(story.title))'\(start)", story: story.id)
        case .stories, .next, .last, .queue: return RouteDescription("the queue")
        }
    }

    public static func resolved(_ route: PlaybackRoute, in app: AppContainer) async throws -> PlaybackRoute {
        switch route {
        case .story(let story, let position):
            .story(try await app.library.story(matching: story.rawValue).id, from: position)
        case .player, .stories, .next, .last, .queue: route
        }
    }
}
