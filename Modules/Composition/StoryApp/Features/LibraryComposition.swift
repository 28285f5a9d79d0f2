public import FeatureKit
import Generation
public import Library
import LibraryStorage
import Playback
public import StoryCore
public import StoryStorage

extension AppDestination {
    /// A route of the library.
    public static func library(_ route: LibraryRoute) -> AppDestination { .feature(AnyFeatureRoute(route)) }
}

/// How the feature Library joins the app.
public enum LibraryComposition: FeatureCompositionContract {
    public typealias Feature = LibraryFeature

    public static var storage: (any FeatureStorage)? { LibraryStorage() }

    public static func repositories(in library: StoredLibrary) -> LibraryRepositories {
        LibraryRepositories(
            heroes: HeroStore(database: library.database), events: CustomEventStore(database: library.database))
    }

    public static func makeFeature(
        over repositories: LibraryRepositories, in assembly: FeatureAssembly
    ) -> LibraryFeature {
        let (services, storage) = (assembly.services, assembly.services.storage)
        return LibraryFeature(
            dependencies: LibraryDependencies(
                stories: storage.stories, heroes: repositories.heroes, events: repositories.events,
                settings: storage.settings, observation: storage.observation, inspector: storage.inspector,
                archiver: storage.archiver, safety: services.safety,
                // Without an illustrator, no looks are unknown.
                unknownLooks: { [illustrator = services.registry.illustrators.first] in
                    illustrator?.unknownLooks(in: $0) ?? []
                },
                eventRecognition: { [registry = services.registry] event, language in
                    let author = try? registry.author(nil, language: language)
                    return author?.recognition(of: event, language: language) ?? .asWritten
                },
                clock: services.clock, now: services.now, random: services.random, access: assembly.access))
    }

    public static var settings: SettingsSection? { LibraryFeature.settings }

    public static var links: [AppLink] {
        [
            AppLink("library", "the stories"),
            AppLink("library/STORY", "a story"),
            AppLink("bin", path: ["bin"], "the bin"),
            AppLink("heroes", path: ["heroes"], "the heroes"),
            AppLink("hero/HERO", path: ["heroes"], "a hero"),
            AppLink("events", path: ["events"], "your own events"),
            AppLink("event/EVENT", path: ["events"], "an event"),
        ]
    }

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

/// What heroes and events are stored in.
public struct LibraryRepositories: Sendable {
    /// Stores heroes.
    public var heroes: any HeroRepository
    /// Stores custom events.
    public var events: any CustomEventRepository

    /// Creates the repositories.
    public init(heroes: any HeroRepository, events: any CustomEventRepository) {
        (self.heroes, self.events) = (heroes, events)
    }
}
