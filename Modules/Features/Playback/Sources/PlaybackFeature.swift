public import FeatureKit
public import Foundation
public import StoryCore

/// Plays stories, and keeps where each was left.
public struct PlaybackFeature: FeatureContract {
    public typealias Route = PlaybackRoute
    public typealias Exit = PlaybackExit

    public static let descriptor = FeatureDescriptor(identifier: "playback", displayName: "Player")

    let container: PlaybackContainer

    /// Makes the feature.
    public init(dependencies: PlaybackDependencies) {
        container = PlaybackContainer(dependencies: dependencies)
    }

    /// `story://playback` leads to the player, `story://playback/STORY?at=SECONDS` to a story in it, from where it was
    /// left without `at`, and `story://playback/queue` to the queue.
    public static func route(for link: DeepLink) -> PlaybackRoute? {
        link.feature == descriptor.identifier ? PlaybackRoute(link) : nil
    }

    /// Makes a player, which whoever shows or moves it shares; nothing is opened before it appears or plays.
    ///
    /// - Parameter output: Where the sound goes in this session; nil for where the household wants it.
    @MainActor
    public func makePlayer(output: PlaybackOutput? = nil) -> StoryPlayer { container.makePlayer(output: output) }

    /// Makes the screen of a player.
    ///
    /// - Parameter navigate: Handles the feature's exits.
    @MainActor
    public func makeViewModel(
        of player: StoryPlayer, navigate: @escaping PlaybackNavigation
    ) -> AudioPlaybackViewModel {
        container.makeViewModel(of: player, navigate: navigate)
    }

    /// Makes the queue of a player.
    ///
    /// - Parameter navigate: Handles the feature's exits.
    @MainActor
    public func makeQueueViewModel(
        player: any AudioPlaybackViewModelContract, navigate: @escaping PlaybackNavigation
    ) -> PlaybackQueueViewModel {
        PlaybackQueueViewModel(player: player, navigator: Navigator(navigate))
    }

    /// Where a story was left, in seconds; nil if it was never played.
    public func position(of story: StoryID) async throws(AudioPlaybackError) -> TimeInterval? {
        let playback = container.dependencies.playback
        return try await stored { () async throws(StorageError) in try await playback.position(of: story) }
    }

    /// The story that was begun last and not heard to its end; nil if there is none.
    public func lastStartedStory() async throws(AudioPlaybackError) -> StartedStory? {
        try await startedStories(since: .distantPast, limit: 1).first
    }

    /// What was listened to since a date, in order, without sessions of less than five seconds.
    public func sessions(since date: Date) async throws(AudioPlaybackError) -> [ListeningSession] {
        let playback = container.dependencies.playback
        return try await stored { () async throws(StorageError) in try await playback.sessions(since: date) }
    }

    /// The stories that were begun since a date and not heard to their end, the one that was heard last first.
    ///
    /// - Parameter limit: How many at most.
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

/// Handles the exits of the feature's screens.
package typealias PlaybackNavigatorContract = NavigatorContract<PlaybackExit>
