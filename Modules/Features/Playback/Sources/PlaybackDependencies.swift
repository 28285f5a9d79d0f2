public import FeatureKit
public import Foundation
public import StoryCore

/// Everything that playing depends on; each part can be replaced.
public struct PlaybackDependencies: Sendable {
    /// Brings the engine.
    public var registry: Registry
    /// Where stories are stored.
    public var stories: any StoryRepository
    /// Where audio is kept.
    public var media: any MediaRepository
    /// Keeps positions, play counts, sessions and the queue.
    public var playback: any PlaybackRepository
    /// Keeps what the household has chosen.
    public var settings: any SettingsRepository
    /// Tells when stories are deleted, in this process or in another.
    public var observation: any LibraryObservation
    /// Waits until a page that somebody turned to is left again.
    public var clock: any Clock<Duration>
    /// Tells when somebody listens.
    public var now: @Sendable () -> Date
    /// Where an order of chance comes from.
    public var random: @Sendable () -> UInt64

    /// Gathers the dependencies.
    public init(
        registry: Registry, stories: any StoryRepository, media: any MediaRepository,
        playback: any PlaybackRepository, settings: any SettingsRepository, observation: any LibraryObservation,
        clock: any Clock<Duration>, now: @escaping @Sendable () -> Date, random: @escaping @Sendable () -> UInt64
    ) {
        self.registry = registry
        self.stories = stories
        self.media = media
        self.playback = playback
        self.settings = settings
        self.observation = observation
        self.clock = clock
        self.now = now
        self.random = random
    }
}
