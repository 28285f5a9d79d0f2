public import FeatureKit
public import Foundation
public import StoryCore

/// The dependencies of the feature, all of them replaceable.
public struct GenerationDependencies: Sendable {
    /// The registry with authors, narrators and illustrators.
    public var registry: Registry
    /// Encodes narrations as audio files.
    public var recorder: any NarrationRecorder
    /// Decides whether a text is suitable for children.
    public var safety: any ChildSafetyCheck
    /// Parental controls and plan.
    public var permission: any GenerationPermission
    /// Stores stories.
    public var stories: any StoryRepository
    /// Stores generation jobs and their journals.
    public var jobs: any JobRepositoryContract
    /// The queue of those jobs.
    public var queue: any JobQueueContract
    /// Reports changes of the library, and of the queue.
    public var observation: any LibraryObservation
    /// Stores narrations and illustrations.
    public var media: any BlobStore
    /// The settings of the household.
    public var settings: any SettingsRepository
    /// Runs the generation, so that it does not occupy Swift's shared threads; nil to use those.
    public var executor: (any TaskExecutor)?
    /// Measures the delays between attempts.
    public var clock: any Clock<Duration>
    /// The current date.
    public var now: @Sendable () -> Date
    /// The source of random numbers for identifiers, seeds and jitter.
    public var random: @Sendable () -> UInt64
    /// What is being made in this process.
    let live = LiveActivity()
    /// Who uses the program, and what they may do.
    public var access: AccessGuard
    /// The log of what happens to jobs, and of what providers are asked for.
    public var log: ActivityLog

    /// Creates the dependencies.
    public init(
        registry: Registry, recorder: any NarrationRecorder, safety: any ChildSafetyCheck,
        permission: any GenerationPermission, stories: any StoryRepository,
        jobs: any JobRepositoryContract & JobQueueContract,
        observation: any LibraryObservation, media: any BlobStore, settings: any SettingsRepository,
        executor: (any TaskExecutor)? = nil,
        clock: any Clock<Duration>, now: @escaping @Sendable () -> Date, random: @escaping @Sendable () -> UInt64,
        access: AccessGuard = AccessGuard(), log: ActivityLog = ActivityLog()
    ) {
        self.log = log
        self.access = access
        self.registry = registry
        self.recorder = recorder
        self.safety = safety
        self.permission = permission
        self.stories = stories
        self.jobs = jobs
        self.queue = jobs
        self.observation = observation
        self.media = media
        self.settings = settings
        self.executor = executor
        self.clock = clock
        self.now = now
        self.random = random
    }
}
