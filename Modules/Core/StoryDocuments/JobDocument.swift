public import Foundation
public import StoryCore

/// Stories that are not finished: `story jobs list`, and those that `story jobs delete` discarded.
public struct JobListDocument: JSONDocument {
    /// The jobs, the newest first.
    public var jobs: [JobDocument]

    /// Creates the document from its values.
    public init(jobs: [JobDocument]) {
        self.jobs = jobs
    }
}

/// A story that is not finished.
public struct JobDocument: JSONPart {
    /// How a job stands.
    public enum Status: String, CaseIterable, Codable, Sendable {
        case running, interrupted, failed
    }

    /// The job's identifier.
    public var id: String
    /// The story's title, or what stands for it as long as it has none.
    public var title: String
    /// The heroes, the main one first.
    public var heroes: [HeroNameDocument]
    /// The name of a standard event, or the title of one of the family's own.
    public var event: String
    /// How long the story is to be, in minutes.
    public var minutes: Int
    /// Whether somebody works on it, it was interrupted, or a step failed.
    public var status: Status
    /// The step that failed, as `--step` of `story retry` names it; null if none did.
    @Nullable public var failedStep: GenerationStep?
    /// Whether the story is in the library, and only a part of it is missing.
    public var isStored: Bool
    /// The space that its files take, in bytes.
    public var byteCount: Int
    /// When the story was requested.
    public var createdAt: Date

    /// Creates the document from its values.
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
