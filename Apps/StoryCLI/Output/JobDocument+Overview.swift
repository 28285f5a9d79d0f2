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
        let (brief, step) = (overview.job.brief, overview.job.status.failedStep)
        self.init(
            id: overview.job.id.rawValue, title: overview.title, heroes: brief.heroes.map(HeroNameDocument.init),
            event: brief.occasion.name, minutes: brief.minutes,
            status: step != nil ? .failed : overview.isRunning ? .running : .interrupted, failedStep: step,
            isStored: overview.isStored, byteCount: overview.byteCount, createdAt: overview.job.createdAt)
    }
}

extension JobStatus {
    /// The step that failed; nil if none did.
    fileprivate var failedStep: GenerationStep? {
        if case .failed(let step) = self { step } else { nil }
    }
}
