public import StoryCore

/// A job, and whether somebody works on it.
public struct JobOverview: Hashable, Sendable {
    /// The job.
    public var job: GenerationJob
    /// Whether a process holds the job now; if not, it can be resumed.
    public var isRunning: Bool

    /// Describes a job.
    public init(job: GenerationJob, isRunning: Bool) {
        self.job = job
        self.isRunning = isRunning
    }
}
