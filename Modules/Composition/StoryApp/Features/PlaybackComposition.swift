public import FeatureKit
import Household
import Library
public import Playback
import PlaybackStorage
public import StoryCore
public import StoryStorage

extension AppDestination {
    /// A route of the playback.
    public static func playback(_ route: PlaybackRoute) -> AppDestination { .feature(AnyFeatureRoute(route)) }
}

/// How the feature Playback joins the app.
public enum PlaybackComposition: FeatureCompositionContract {
    public typealias Feature = PlaybackFeature

    public static var storage: (any FeatureStorage)? { PlaybackStorage() }

    public static func repositories(in library: StoredLibrary) -> PlaybackRepositories {
        PlaybackRepositories(
            playback: PlaybackStore(database: library.database, profile: library.profile),
            listening: ListeningStore(database: library.database, profile: library.profile))
    }

    public static func makeFeature(
        over repositories: PlaybackRepositories, in assembly: FeatureAssembly
    ) -> PlaybackFeature {
        let (services, storage) = (assembly.services, assembly.services.storage)
        return PlaybackFeature(
            dependencies: PlaybackDependencies(
                registry: services.registry, stories: storage.stories, media: storage.media,
                playback: repositories.playback, settings: storage.settings, observation: storage.observation,
                clock: services.clock, now: services.now, random: services.random,
                ownPreferences: {
                    [profiles = assembly.repositories(of: HouseholdComposition.self), caller = services.caller] in
                    // Without it the settings hold, and the story is heard.
                    guard let own = try? await profiles.profile(caller).values else {
                        return OwnPlaybackPreferences()
                    }
                    return OwnPlaybackPreferences(speed: own.playbackSpeed, sleepTimer: own.sleepTimer)
                }, access: assembly.access, log: services.log))
    }

    public static var settings: SettingsSection? { PlaybackFeature.settings }

    public static var links: [AppLink] {
        [
            AppLink("player", path: [], "the player"),
            AppLink("player/STORY?at=SECONDS", path: [], "a story, played from a position in seconds"),
            AppLink("queue", path: ["queue"], "the queue"),
        ]
    }

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

/// What playback is stored in.
public struct PlaybackRepositories: Sendable {
    /// Stores positions, play counts, sessions and the queue.
    public var playback: any PlaybackRepositoryContract
    /// Sums up what was listened to.
    public var listening: any ListeningRepository

    /// Creates the repositories.
    public init(playback: any PlaybackRepositoryContract, listening: any ListeningRepository) {
        (self.playback, self.listening) = (playback, listening)
    }
}
