public import ChildSafety
public import Collections
public import FeatureKit
public import Foundation
public import Generation
public import Library
public import OpusRecorder
public import Playback
public import StoryCore

/// The composition root: nothing else knows every part.
///
/// Every part can be replaced. Nothing is opened, loaded or written before it is used.
public struct AppContainer: Sendable {
    /// Generates stories.
    public let generation: GenerationFeature
    /// Stores and finds heroes, events and stories.
    public let library: LibraryFeature
    /// Plays stories.
    public let playback: PlaybackFeature
    /// Groups stories in collections.
    public let collections: CollectionsFeature
    /// Stores narrations and illustrations.
    public let media: any BlobStore
    /// The registered features and providers.
    public let registry: Registry
    let storage: AppStorage
    let recorder: any NarrationRecorder
    let remote: (any PlaybackRemoteProvider)?

    /// Repairs the library, and regenerates what stories have lost.
    public var repair: LibraryRepair { LibraryRepair(library: library, generation: generation) }
    /// Closes the app before the process ends; see ``LibraryCheckpoint/checkpoint()``.
    public func close() async { await storage.checkpoint?.checkpoint() }
    /// The settings of the household.
    public var settings: any SettingsRepository { storage.settings }
    /// Stores the natural voices.
    public var voices: any VoiceRepository { storage.voices }
    /// The location of the library, for people.
    public var location: String { storage.location }

    /// Creates the app over a library.
    ///
    /// - Parameters:
    ///   - storage: The library.
    ///   - registry: Features and providers.
    ///   - recorder: Encodes audio files.
    ///   - remote: Creates the remote for media keys; nil for a player without.
    ///   - safety: Decides what is suitable for children.
    ///   - permission: Parental controls and plan.
    ///   - clock: Measures the delays of retries, of the search field, and before a page turns back.
    ///   - now: The current date, for new stories, recent stories and sessions.
    ///   - random: The source of identifiers, seeds and jitter.
    public init(
        storage: AppStorage, registry: Registry, recorder: any NarrationRecorder = OpusRecorder(),
        remote: (any PlaybackRemoteProvider)? = nil,
        safety: any ChildSafetyCheck = ReviewListCheck(),
        permission: any GenerationPermission = UnrestrictedGeneration(),
        clock: any Clock<Duration> = ContinuousClock(), calendar: @escaping @Sendable () -> Calendar = { .ofFamily },
        now: @escaping @Sendable () -> Date = { Date() },
        random: @escaping @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) }
    ) {
        self.storage = storage
        self.registry = registry
        self.recorder = recorder
        self.remote = remote
        media = storage.media
        generation = GenerationFeature(
            dependencies: GenerationDependencies(
                registry: registry, recorder: recorder, safety: safety, permission: permission,
                stories: storage.stories, jobs: storage.jobs, observation: storage.observation, media: storage.media,
                settings: storage.settings, executor: GenerationTaskExecutor(), clock: clock, now: now, random: random))
        library = LibraryFeature(
            dependencies: LibraryDependencies(
                stories: storage.stories, heroes: storage.heroes, events: storage.events, settings: storage.settings,
                observation: storage.observation, inspector: storage.inspector, archiver: storage.archiver,
                safety: safety,
                // Without an illustrator, no looks are unknown.
                unknownLooks: { [illustrator = registry.illustrators.first] in
                    illustrator?.unknownLooks(in: $0) ?? []
                },
                eventRecognition: { [registry] event, language in
                    let author = try? registry.author(nil, language: language)
                    return author?.recognition(of: event, language: language) ?? .asWritten
                },
                clock: clock, now: now, random: random))
        playback = PlaybackFeature(
            dependencies: PlaybackDependencies(
                registry: registry, stories: storage.stories, media: storage.media, playback: storage.playback,
                settings: storage.settings, observation: storage.observation, clock: clock, now: now, random: random))
        collections = CollectionsFeature(
            dependencies: CollectionsDependencies(
                collections: storage.collections, achievements: storage.achievements, settings: storage.settings,
                generator: CollectionStoryGenerator(library: library, generation: generation, registry: registry),
                catalog: StoryCatalog(library: library), listening: storage.listening,
                observation: storage.observation, safety: safety, calendar: calendar, now: now, random: random))
    }
}
