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
            status: isFailed ? .failed : Status(entry.state, isHeld: overview.isRunning), failedStep: step,
            failure: entry.failure.map(JobFailureDocument.init), requester: entry.requester, attempts: entry.attempts,
            isStored: overview.isStored, byteCount: overview.byteCount, createdAt: overview.job.createdAt)
    }
}

extension JobStatus {
    /// The step that failed; nil if none did.
    fileprivate var failedStep: GenerationStep? {
        if case .failed(let step) = self { step } else { nil }
    }
}
