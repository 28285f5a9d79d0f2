public import ChildSafety
public import FeatureKit
public import Foundation
public import Household
public import OpusRecorder
public import PINHash
public import StoryCore

/// What every feature may use, besides its own repositories; every part can be replaced.
public struct AppServices: Sendable {
    /// The library.
    public var storage: AppStorage
    /// Who uses the program; see ``AppContainer/viewed(by:)``.
    public internal(set) var caller = ProfileID.first
    /// The log of what happens out of sight; off unless somebody asks for it.
    public var log: ActivityLog
    /// The registered providers.
    public var registry: Registry
    /// Encodes audio files.
    public var recorder: any NarrationRecorder
    /// Creates the remote for media keys; nil for a player without.
    public var remote: (any PlaybackRemoteProvider)?
    /// Decides what is suitable for children.
    public var safety: any ChildSafetyCheck
    /// Parental controls and plan.
    public var permission: any GenerationPermission
    /// Hashes the household's PIN.
    public var hasher: any PINHasher
    /// Asks for the household's PIN, and knows whether it was entered a while ago.
    public let approval: PINApproval
    /// Measures the delays of retries, of the search field, and before a page turns back.
    public var clock: any Clock<Duration>
    /// The family's calendar, which says which day and week it is.
    public var calendar: @Sendable () -> Calendar
    /// The current date, for new stories, recent stories and sessions.
    public var now: @Sendable () -> Date
    /// The source of identifiers, seeds and jitter.
    public var random: @Sendable () -> UInt64

    /// Creates services; those not given are the program's own.
    public init(
        storage: AppStorage, log: ActivityLog = ActivityLog(), registry: Registry,
        recorder: any NarrationRecorder = OpusRecorder(),
        remote: (any PlaybackRemoteProvider)? = nil,
        safety: any ChildSafetyCheck = ReviewListCheck(),
        permission: any GenerationPermission = UnrestrictedGeneration(),
        hasher: any PINHasher = Argon2PINHash(), prompt: any PINPrompt = NoPINPrompt(),
        clock: any Clock<Duration> = ContinuousClock(), calendar: @escaping @Sendable () -> Calendar = { .ofFamily },
        now: @escaping @Sendable () -> Date = { Date() },
        random: @escaping @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) }
    ) {
        self.storage = storage
        self.log = log
        self.registry = registry
        self.recorder = recorder
        self.remote = remote
        self.safety = safety
        self.permission = permission
        self.hasher = hasher
        let start = ContinuousClock.now
        approval = PINApproval(prompt: prompt, pins: storage.pins, hasher: hasher, now: now) {
            start.duration(to: .now)
        }
        self.clock = clock
        self.calendar = calendar
        self.now = now
        self.random = random
    }
}
