import Generation
public import Library
import Playback
import StoryCore

extension AppDestination {
    /// A route of the library.
    public static func library(_ route: LibraryRoute) -> AppDestination { .feature(AnyFeatureRoute(route)) }
}

/// The routing of the library.
public enum LibraryRouting: FeatureRoutingContract {
    public typealias Feature = LibraryFeature

    public static func destination(for exit: LibraryExit) -> AppDestination {
        switch exit {
        case .back: .back
        case .newStory: .generation(.form)
        case .open(let route): .library(route)
        case .play(let story): .playback(.story(story, from: nil))
        case .playNext(let story): .playback(.next(story))
        case .addToQueue(let story): .playback(.last(story))
        case .removed(let target): .removed(AnyFeatureRoute(target.route))
        }
    }

    public static func description(of route: LibraryRoute, in app: AppContainer) async throws -> RouteDescription {
        let library = app.library
        switch route {
        case .list: return RouteDescription("the library")
        case .story(let story):
            let story = try await library.story(matching: story.rawValue)
            return RouteDescription("the story '\(PlainText.quotation(story.title))'", story: story.id)
        case .heroes: return RouteDescription("the heroes")
        case .heroForm(let hero?):
            return RouteDescription("the hero '\(try await library.hero(matching: hero.rawValue).name)'")
        case .heroForm(nil): return RouteDescription("the form for a new hero")
        case .events: return RouteDescription("your own events")
        case .eventForm(let event?):
            return RouteDescription("the event '\(try await library.event(matching: event.rawValue).title)'")
        case .eventForm(nil): return RouteDescription("the form for a new event")
        case .bin: return RouteDescription("the bin")
        case .deletion: return RouteDescription("a question before something is deleted")
        }
    }

    public static func resolved(_ route: LibraryRoute, in app: AppContainer) async throws -> LibraryRoute {
        let library = app.library
        return switch route {
        case .story(let story): .story(try await library.story(matching: story.rawValue).id)
        case .heroForm(let hero?): .heroForm(try await library.hero(matching: hero.rawValue).id)
        case .eventForm(let event?): .eventForm(try await library.event(matching: event.rawValue).id)
        case .list, .heroes, .heroForm(nil), .events, .eventForm(nil), .bin, .deletion: route
        }
    }
}

extension LibraryDeletion {
    /// The screen on which a deleted subject was shown.
    fileprivate var route: LibraryRoute {
        switch self {
        case .story(let story): .story(story)
        case .hero(let hero): .heroForm(hero)
        case .event(let event): .eventForm(event)
        case .binnedStory, .bin: .bin
        }
    }
}
