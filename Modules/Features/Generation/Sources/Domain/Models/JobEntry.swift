public import Foundation
public import StoryCore

/// A job as the queue knows it: who asked for it, how it gets on, and who works on it.
///
/// It outlives the job: the entry of a story that is finished or cancelled tells so until somebody removes it, or
/// ``retention`` has passed.
public struct JobEntry: Hashable, Codable, Sendable, Identifiable {
    /// How long a finished or cancelled entry is kept, in seconds: a week.
    public static let retention: TimeInterval = 7 * 24 * 3600

    /// The job's identifier.
    public let id: JobID
    /// The profile that asked for the story.
    public var profile: ProfileID
    /// Who asked for it, as somebody typed it; empty for nobody in particular.
    public var requester: String
    /// How soon the job is worked on.
    public var priority: JobPriority
    /// The state.
    public var state: JobState
    /// How often somebody began to work on it.
    public var attempts: Int
    /// What failed last; nil if nothing did since somebody asked for it.
    public var failure: JobFailure?
    /// Who works on it; nil while nobody does.
    public var lease: JobLease?
    /// When the job was requested.
    public var enqueuedAt: Date
    /// When somebody began to work on it last; nil if nobody has.
    public var startedAt: Date?
    /// When it was finished, cancelled, or failed; nil before.
    public var endedAt: Date?

    /// Creates an entry.
    public init(
        id: JobID, profile: ProfileID = .first, requester: String = "", priority: JobPriority = .interactive,
        state: JobState = .queued,
        attempts: Int = 0, failure: JobFailure? = nil, lease: JobLease? = nil, enqueuedAt: Date,
        startedAt: Date? = nil, endedAt: Date? = nil
    ) {
        self.id = id
        self.profile = profile
        self.requester = requester
        self.priority = priority
        self.state = state
        self.attempts = attempts
        self.failure = failure
        self.lease = lease
        self.enqueuedAt = enqueuedAt
        self.startedAt = startedAt
        self.endedAt = endedAt
    }

    /// Whether whoever asked for the story makes it, or resumes it: it is ``JobPriority/interactive``, and was not put
    /// back into the queue.
    public var isAwaited: Bool { priority == .interactive && !(state == .queued && startedAt != nil) }

    /// The maximum length of a requester's name, in characters.
    public static let maximumRequesterLength = 100
    /// The number of attempts up to which a job keeps its place; after more, the requester's others come first.
    public static let patientAttempts = 2
    /// The number of attempts after which a job whose workers keep dying is left to a person.
    public static let maximumAttempts = 5
}

/// How soon a job is worked on.
public enum JobPriority: Int, CaseIterable, Codable, Sendable {
    /// Somebody is waiting for it.
    case interactive = 0
    /// It was left to workers.
    case queued = 1
}

/// The state of a job.
public enum JobState: String, CaseIterable, Codable, Sendable {
    /// Nobody works on it yet.
    case queued
    /// Somebody works on it, or did until being interrupted: then it has no ``JobEntry/lease``, or an expired one.
    case running
    /// It goes on once somebody has done something; see ``JobEntry/failure``.
    case waiting
    /// It failed, and may be retried.
    case failed
    /// The story is in the library.
    case done
    /// Somebody cancelled it.
    case cancelled

    /// Whether nothing more will happen by itself or on request.
    public var isEnded: Bool { self == .done || self == .cancelled }
}

/// The right to work on a job for a limited time, which whoever works on it renews.
///
/// Its token is a fencing token: each lease of a job has a higher one than the last, and what is written with a lower
/// one is refused.
public struct JobLease: Hashable, Codable, Sendable {
    /// How long a lease lasts if it is not renewed, in seconds.
    public static let duration: TimeInterval = 30

    /// The worker, unique among all that ever worked on the library.
    public var owner: String
    /// The fencing token, from 1.
    public var token: Int
    /// When the lease ends.
    public var expiresAt: Date

    /// Creates a lease.
    public init(owner: String, token: Int, expiresAt: Date) {
        self.owner = owner
        self.token = token
        self.expiresAt = expiresAt
    }
}

/// What failed in a job.
public struct JobFailure: Hashable, Codable, Sendable {
    /// The step; nil if nothing was begun.
    public var step: GenerationStep?
    /// The code of the error; see ``ExplainedError/code``.
    public var code: String
    /// What happened, for people.
    public var message: String
    /// Why it happened, for people; nil if there is nothing to add.
    public var reason: String?
    /// What a person can do; nil if an earlier version recorded the failure.
    public var recovery: RecoveryAction?
    /// The category of the error.
    public var category: ErrorCategory

    /// Creates a failure.
    public init(
        step: GenerationStep? = nil, code: String, message: String, reason: String? = nil,
        recovery: RecoveryAction? = nil, category: ErrorCategory
    ) {
        self.step = step
        self.code = code
        self.message = message
        self.reason = reason
        self.recovery = recovery
        self.category = category
    }

    /// Creates a failure from its error, whose texts may quote whatever somebody typed.
    public init(step: GenerationStep? = nil, _ error: any ExplainedError) {
        func stored(_ text: String) -> String { String(PlainText.lines(text).prefix(Self.maximumMessageLength)) }
        self.init(
            step: step, code: error.code, message: stored(error.message), reason: error.reason.map(stored),
            recovery: error.recovery, category: error.category)
    }

    /// The maximum length of ``message`` and ``reason``, in characters.
    public static let maximumMessageLength = 2000
}
