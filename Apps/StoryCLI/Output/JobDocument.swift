import Foundation
import Generation
import StoryCore

/// Stories that are not finished: `story jobs list`, and those that `story jobs delete` discarded.
struct JobListDocument: JSONDocument {
    /// The jobs, the newest first.
    var jobs: [JobDocument]

    init(_ jobs: [JobOverview]) {
        self.jobs = jobs.map(JobDocument.init)
    }
}

/// A story that is not finished.
struct JobDocument: Encodable {
    /// How a job stands.
    enum Status: String, Encodable {
        case running, interrupted, failed
    }

    /// The job's identifier.
    var id: String
    /// The story's title, or what stands for it as long as it has none.
    var title: String
    /// The heroes, the main one first.
    var heroes: [HeroNameDocument]
    /// The name of a standard event, or the title of one of the family's own.
    var event: String
    /// How long the story is to be, in minutes.
    var minutes: Int
    /// Whether somebody works on it, it was interrupted, or a step failed.
    var status: Status
    /// The step that failed, as `--step` of `story retry` names it; null if none did.
    @Nullable var failedStep: GenerationStep?
    /// Whether the story is in the library, and only a part of it is missing.
    var isStored: Bool
    /// The space that its files take, in bytes.
    var byteCount: Int
    /// When the story was requested.
    var createdAt: Date

    init(_ overview: JobOverview) {
        let brief = overview.job.brief
        id = overview.job.id.rawValue
        title = overview.title
        heroes = brief.heroes.map(HeroNameDocument.init)
        event = brief.occasion.name
        minutes = brief.minutes
        isStored = overview.isStored
        byteCount = overview.byteCount
        createdAt = overview.job.createdAt
        switch overview.job.status {
        case .open: (status, failedStep) = (overview.isRunning ? .running : .interrupted, nil)
        case .failed(let step): (status, failedStep) = (.failed, step)
        }
    }
}
