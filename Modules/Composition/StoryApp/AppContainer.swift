public import ChildSafety
public import Collections
public import FeatureKit
public import Foundation
public import Generation
public import Library
public import OpusRecorder
public import Playback
public import StoryCore

/// Puts the app together: the only place that knows every part.
///
/// Every part can be replaced. Nothing is opened, loaded or written before it is used.
public struct AppContainer: Sendable {
    /// Makes stories.
    public let generation: GenerationFeature
    /// Keeps and finds heroes, events and stories.
    public let library: LibraryFeature
    /// Plays stories.
    public let playback: PlaybackFeature
    /// Gathers stories into collections.
    public let collections: CollectionsFeature
    /// Where audio and pictures lie.
    public let media: any MediaRepository
    /// What is plugged in.
    public let registry: Registry
    let storage: AppStorage
    let recorder: any NarrationRecorder
    let remote: (any PlaybackRemoteProvider)?

    /// Mends the library, and makes again what stories have lost.
    public var repair: LibraryRepair { LibraryRepair(library: library, generation: generation) }
    /// Makes the library's main file complete before the process ends; see ``LibraryCheckpoint/checkpoint()``.
    public func close() async { await storage.checkpoint?.checkpoint() }
    /// What the household has chosen.
    public var settings: any SettingsRepository { storage.settings }
    /// Keeps the voices that do not come with the system.
    public var voices: any VoiceRepository { storage.voices }
    /// Where the library lies, for people.
    public var location: String { storage.location }

    /// Puts the app together over a library.
    ///
    /// - Parameters:
    ///   - storage: The library.
    ///   - registry: Features and providers.
    ///   - recorder: Makes audio files.
    ///   - remote: Brings media keys; nil leaves a player without.
    ///   - safety: Decides what is fit for children.
    ///   - permission: Parental controls and plan.
    ///   - clock: Waits between attempts, until somebody has stopped typing, and before a page is turned back.
    ///   - calendar: Brings what says where days, weeks and months of listening begin.
    ///   - now: Tells the date of new stories, which are recent, and when somebody listens.
    ///   - random: Where identifiers, seeds and jitter come from.
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
                stories: storage.stories, jobs: storage.jobs, media: storage.media,
                settings: storage.settings, executor: GenerationTaskExecutor(), clock: clock, now: now, random: random))
        library = LibraryFeature(
            dependencies: LibraryDependencies(
                stories: storage.stories, heroes: storage.heroes, events: storage.events, settings: storage.settings,
                observation: storage.observation, inspector: storage.inspector, archiver: storage.archiver,
                safety: safety,
                // Without an illustrator, no picture lacks anything.
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
