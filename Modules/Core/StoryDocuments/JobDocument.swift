public import Foundation
public import StoryCore

/// Unfinished stories: `story jobs list`, those that `story jobs delete` discarded or `story jobs cancel` cancelled, and
/// those that `story jobs retry` and `story jobs approve` queued.
public struct JobListDocument: JSONDocument {
    /// The jobs, the newest first.
    public var jobs: [JobDocument]

    /// Creates a document from its values.
    public init(jobs: [JobDocument]) {
        self.jobs = jobs
    }
}

/// An unfinished story: `story create --queue`.
public struct JobDocument: JSONDocument {
    /// The status of a job.
    public enum Status: String, CaseIterable, Codable, Sendable {
        case queued, running, interrupted, waiting, failed, done, cancelled
    }

    /// A step of making a story.
    public enum Step: String, CaseIterable, Codable, Sendable {
        case story, audio, illustrations
    }

    /// The job's identifier.
    public var id: String
    /// The story's title, or a placeholder until there is one.
    public var title: String
    /// The heroes, the main one first.
    public var heroes: [HeroNameDocument]
    /// The name of a standard event, or the title of a custom event.
    public var event: String
    /// The requested length, in minutes.
    public var minutes: Int
    /// Whether the job is queued for a worker, in progress, was interrupted, waits for somebody to do something, or
    /// failed.
    public var status: Status
    /// The step that failed, as `--step` of `story retry` names it; null if none did.
    @Nullable public var failedStep: Step?
    /// What went wrong; null if nothing did.
    @Nullable public var failure: JobFailureDocument?
    /// The identifier of the profile that asked for the story.
    public var profile: String
    /// Who asked for the story, as somebody typed it; empty for nobody in particular.
    public var requester: String
    /// The number of times that work on it began.
    public var attempts: Int
    /// Whether the story is in the library, with only a part of it missing.
    public var isStored: Bool
    /// The total size of its files, in bytes.
    public var byteCount: Int
    /// When the story was requested.
    public var createdAt: Date

    /// Creates a document from its values.
    public init(
        id: String, title: String, heroes: [HeroNameDocument], event: String, minutes: Int, status: Status,
        failedStep: Step?, failure: JobFailureDocument?, profile: String, requester: String, attempts: Int,
        isStored: Bool, byteCount: Int, createdAt: Date
    ) {
        self.id = id
        self.title = title
        self.heroes = heroes
        self.event = event
        self.minutes = minutes
        self.status = status
        self.failedStep = failedStep
        self.failure = failure
        self.profile = profile
        self.requester = requester
        self.attempts = attempts
        self.isStored = isStored
        self.byteCount = byteCount
        self.createdAt = createdAt
    }
}

/// What went wrong in a job.
public struct JobFailureDocument: JSONPart {
    /// The code of the error; see the codes of errors.
    public var code: String
    /// What happened, for people.
    public var message: String
    /// Why it happened, for people; null if there is nothing to add.
    @Nullable public var reason: String?
    /// What to do, for people; null if an earlier version recorded the failure.
    @Nullable public var recovery: String?
    /// The category of the error.
    public var category: ErrorCategory

    /// Creates a document from its values.
    public init(code: String, message: String, reason: String?, recovery: String?, category: ErrorCategory) {
        self.code = code
        self.message = message
        self.reason = reason
        self.recovery = recovery
        self.category = category
    }
}

/// How far a job is: a line of `story jobs watch --json` and of `story worker --json`.
public struct JobEventDocument: JSONLine {
    /// Always `job`.
    public var event: String = "job"
    /// The job's identifier, with the text of the story's.
    public var id: String
    /// The status.
    public var status: JobDocument.Status
    /// The title; null until there is one.
    @Nullable public var title: String?
    /// The first unfinished step; null before work on it begins, and at the end.
    @Nullable public var step: JobDocument.Step?
    /// The number of written pages.
    public var pageCount: Int
    /// The length of what is narrated, in seconds.
    public var secondsNarrated: Double
    /// The number of drawn pictures, the cover included.
    public var pictureCount: Int
    /// The number of times that work on it began.
    public var attempts: Int
    /// What went wrong; null if nothing did.
    @Nullable public var failure: JobFailureDocument?

    /// Creates a document from its values.
    ///
    /// - Parameter secondsNarrated: It is rounded to milliseconds.
    public init(
        id: String, status: JobDocument.Status, title: String?, step: JobDocument.Step?, pageCount: Int,
        secondsNarrated: Double, pictureCount: Int, attempts: Int, failure: JobFailureDocument?
    ) {
        self.id = id
        self.status = status
        self.title = title
        self.step = step
        self.pageCount = pageCount
        self.secondsNarrated = (secondsNarrated * 1000).rounded() / 1000
        self.pictureCount = pictureCount
        self.attempts = attempts
        self.failure = failure
    }
}
