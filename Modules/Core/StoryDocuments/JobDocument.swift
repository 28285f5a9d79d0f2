public import Foundation
public import StoryCore

/// Unfinished stories: `story jobs list`, and those that `story jobs delete` discarded.
public struct JobListDocument: JSONDocument {
    /// The jobs, the newest first.
    public var jobs: [JobDocument]

    /// Creates a document from its values.
    public init(jobs: [JobDocument]) {
        self.jobs = jobs
    }
}

/// An unfinished story.
public struct JobDocument: JSONPart {
    /// The status of a job.
    public enum Status: String, CaseIterable, Codable, Sendable {
        case running, interrupted, failed
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
    /// Whether the job is in progress, was interrupted, or a step failed.
    public var status: Status
    /// The step that failed, as `--step` of `story retry` names it; null if none did.
    @Nullable public var failedStep: GenerationStep?
    /// Whether the story is in the library, with only a part of it missing.
    public var isStored: Bool
    /// The total size of its files, in bytes.
    public var byteCount: Int
    /// When the story was requested.
    public var createdAt: Date

    /// Creates a document from its values.
    public init(
        id: String, title: String, heroes: [HeroNameDocument], event: String, minutes: Int, status: Status,
        failedStep: GenerationStep?, isStored: Bool, byteCount: Int, createdAt: Date
    ) {
        self.id = id
        self.title = title
        self.heroes = heroes
        self.event = event
        self.minutes = minutes
        self.status = status
        self.failedStep = failedStep
        self.isStored = isStored
        self.byteCount = byteCount
        self.createdAt = createdAt
    }
}
