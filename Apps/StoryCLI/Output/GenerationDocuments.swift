import Generation
import StoryCore
import StoryDocuments

extension JobListDocument {
    /// Creates a document from unfinished stories.
    init(_ jobs: [JobOverview]) {
        self.init(jobs: jobs.map { JobDocument($0) })
    }
}

extension JobDocument {
    /// Creates a document from an unfinished story.
    init(_ overview: JobOverview) {
        let (brief, entry, step) = (overview.job.brief, overview.entry, overview.job.status.failedStep)
        let isFailed = step != nil && entry.state == .running && !overview.isRunning
        self.init(
            id: overview.job.id.rawValue, title: overview.title, heroes: brief.heroes.map(HeroNameDocument.init),
            event: brief.occasion.name, minutes: brief.minutes,
            status: isFailed ? .failed : Status(entry.state, isHeld: overview.isRunning),
            failedStep: step.map(Step.init), failure: entry.failure.map(JobFailureDocument.init),
            profile: entry.profile.description, requester: entry.requester,
            attempts: entry.attempts, isStored: overview.isStored, byteCount: overview.byteCount,
            createdAt: overview.job.createdAt)
    }
}

extension JobStatus {
    /// The step that failed; nil if none did.
    fileprivate var failedStep: GenerationStep? {
        if case .failed(let step) = self { step } else { nil }
    }
}

extension JobFailureDocument {
    /// Creates a document from a failure.
    init(_ failure: JobFailure) {
        self.init(
            code: failure.code, message: failure.message, reason: failure.reason, recovery: failure.recovery?.advice,
            category: failure.category)
    }
}

extension JobEventDocument {
    /// Creates a document from a progress.
    init(_ progress: JobProgress) {
        self.init(
            id: progress.id.rawValue, status: JobDocument.Status(progress.state, isHeld: progress.isHeld),
            title: progress.title, step: progress.step.map(JobDocument.Step.init), pageCount: progress.pages,
            secondsNarrated: progress.secondsNarrated, pictureCount: progress.pictures, attempts: progress.attempts,
            failure: progress.failure.map(JobFailureDocument.init))
    }
}

extension JobDocument.Step {
    /// Creates the name of a step.
    init(_ step: GenerationStep) {
        self =
            switch step {
            case .story: .story
            case .audio: .audio
            case .illustrations: .illustrations
            }
    }
}

extension JobDocument.Status {
    /// Creates the status of a job in a state.
    ///
    /// - Parameter isHeld: Whether somebody works on it now.
    init(_ state: JobState, isHeld: Bool) {
        self =
            switch state {
            case .queued: .queued
            case .running: isHeld ? .running : .interrupted
            case .waiting: .waiting
            case .failed: .failed
            case .done: .done
            case .cancelled: .cancelled
            }
    }
}
