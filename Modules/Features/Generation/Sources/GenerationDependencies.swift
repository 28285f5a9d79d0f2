public import FeatureKit
public import Foundation
public import StoryCore

/// Everything that making stories depends on; each part can be replaced.
public struct GenerationDependencies: Sendable {
    /// Who writes, narrates and draws.
    public var registry: Registry
    /// Makes one audio file of what is spoken.
    public var recorder: any NarrationRecorder
    /// Decides what is fit for children.
    public var safety: any ChildSafetyCheck
    /// Parental controls and plan.
    public var permission: any GenerationPermission
    /// Where stories are stored.
    public var stories: any StoryRepository
    /// The journal of stories in the making.
    public var jobs: any JobRepository
    /// Where audio and pictures are kept.
    public var media: any MediaRepository
    /// The household's settings.
    public var settings: any SettingsRepository
    /// Runs the making of stories, so that it does not fill the threads that everybody shares; nil for those.
    public var executor: (any TaskExecutor)?
    /// Waits between attempts.
    public var clock: any Clock<Duration>
    /// Tells the date of a new story.
    public var now: @Sendable () -> Date
    /// Where new identifiers, new seeds and jitter come from.
    public var random: @Sendable () -> UInt64

    /// Gathers the dependencies.
    public init(
        registry: Registry, recorder: any NarrationRecorder, safety: any ChildSafetyCheck,
        permission: any GenerationPermission, stories: any StoryRepository, jobs: any JobRepository,
        media: any MediaRepository, settings: any SettingsRepository, executor: (any TaskExecutor)? = nil,
        clock: any Clock<Duration>, now: @escaping @Sendable () -> Date, random: @escaping @Sendable () -> UInt64
    ) {
        self.registry = registry
        self.recorder = recorder
        self.safety = safety
        self.permission = permission
        self.stories = stories
        self.jobs = jobs
        self.media = media
        self.settings = settings
        self.executor = executor
        self.clock = clock
        self.now = now
        self.random = random
    }
}
