public import FeatureKit
public import Foundation
public import StoryCore

/// The dependencies of the feature, all of them replaceable.
public struct PlaybackDependencies: Sendable {
    /// The registry with the playback engine.
    public var registry: Registry
    /// Stores stories.
    public var stories: any StoryRepository
    /// Stores narrations and illustrations.
    public var media: any BlobStore
    /// Stores positions, play counts, sessions and the queue.
    public var playback: any PlaybackRepositoryContract
    /// The settings of the household.
    public var settings: any SettingsRepository
    /// Reports changes of the library by this or another process.
    public var observation: any LibraryObservation
    /// Measures how long a turned page stays.
    public var clock: any Clock<Duration>
    /// The current date.
    public var now: @Sendable () -> Date
    /// The source of random numbers for shuffling.
    public var random: @Sendable () -> UInt64
    /// Returns what the caller prefers to the household's settings.
    public var ownPreferences: @Sendable () async -> OwnPlaybackPreferences
    /// Who uses the program, and what they may do.
    public var access: AccessGuard
    /// The log of what the player and its engine do.
    public var log: ActivityLog

    /// Creates the dependencies.
    public init(
        registry: Registry, stories: any StoryRepository, media: any BlobStore,
        playback: any PlaybackRepositoryContract, settings: any SettingsRepository, observation: any LibraryObservation,
        clock: any Clock<Duration>, now: @escaping @Sendable () -> Date, random: @escaping @Sendable () -> UInt64,
        ownPreferences: @escaping @Sendable () async -> OwnPlaybackPreferences = { OwnPlaybackPreferences() },
        access: AccessGuard = AccessGuard(), log: ActivityLog = ActivityLog()
    ) {
        self.log = log
        self.ownPreferences = ownPreferences
        self.access = access
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
