public import FeatureKit
public import Foundation
public import StoryCore

/// Plays stories, and saves their positions.
public struct PlaybackFeature: FeatureContract {
    public typealias Route = PlaybackRoute
    public typealias Exit = PlaybackExit

    public static let descriptor = FeatureDescriptor(identifier: "playback", displayName: "Player")

    let container: PlaybackContainer

    /// Creates the feature.
    public init(dependencies: PlaybackDependencies) {
        container = PlaybackContainer(dependencies: dependencies)
    }

    /// Returns the route of a link: `story://playback` for the player, `story://playback/STORY?at=SECONDS` for a story
    /// in it, from its saved position without `at`, and `story://playback/queue` for the queue.
    public static func route(for link: DeepLink) -> PlaybackRoute? {
        link.feature == descriptor.identifier ? PlaybackRoute(link) : nil
    }

    /// Creates a player for all front ends to share; it opens nothing before it appears or plays.
    ///
    /// - Parameter output: The audio output of this session; nil for the household's setting.
    @MainActor
    public func makePlayer(output: PlaybackOutput? = nil) -> StoryPlayer { container.makePlayer(output: output) }

    /// Creates the view model of a player's screen.
    ///
    /// - Parameter navigate: Handles the exits of the feature.
    @MainActor
    public func makeViewModel(
        of player: StoryPlayer, navigate: @escaping PlaybackNavigation
    ) -> AudioPlaybackViewModel {
        container.makeViewModel(of: player, navigate: navigate)
    }

    /// Creates the view model of a player's queue.
    ///
    /// - Parameter navigate: Handles the exits of the feature.
    @MainActor
    public func makeQueueViewModel(
        player: any AudioPlaybackViewModelContract, navigate: @escaping PlaybackNavigation
    ) -> PlaybackQueueViewModel {
        PlaybackQueueViewModel(player: player, navigator: Navigator(navigate))
    }

    /// Returns a story's saved position, in seconds; nil if it was never played.
    public func position(of story: StoryID) async throws(AudioPlaybackError) -> TimeInterval? {
        let playback = container.dependencies.playback
        return try await stored { () async throws(StorageError) in try await playback.position(of: story) }
    }

    /// Returns the story that was begun last and not heard to its end; nil if there is none.
    public func lastStartedStory() async throws(AudioPlaybackError) -> StartedStory? {
        try await startedStories(since: .distantPast, limit: 1).first
    }

    /// Returns the stories that were begun since a date and not heard to their end, the latest first.
    ///
    /// - Parameter limit: The maximum number of stories.
    public func startedStories(since date: Date, limit: Int) async throws(AudioPlaybackError) -> [StartedStory] {
        let playback = container.dependencies.playback
        return try await stored { () async throws(StorageError) in
            var seen: Set<StoryID> = []
            let heard = try await playback.sessions(since: date).reversed().map(\.story).filter {
                seen.insert($0).inserted
            }
            let stories = try await playback.queuedStories(seen)
            var started: [StartedStory] = []
            for story in heard.compactMap({ stories[$0] }) where started.count < limit {
                guard let position = try await playback.position(of: story.id), position >= 1,
                    story.duration.map({ position < $0 - 1 }) ?? true
                else { continue }
                started.append(StartedStory(story: story, position: position))
            }
            return started
        }
    }
}

/// Handles the exits of a screen.
public typealias PlaybackNavigation = @MainActor (PlaybackExit) -> Void

/// The navigator of the feature's screens.
package typealias PlaybackNavigatorContract = NavigatorContract<PlaybackExit>
