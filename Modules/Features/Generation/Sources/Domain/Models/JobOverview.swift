public import StoryCore

/// An unfinished story: its title, and the status of its job.
public struct JobOverview: Hashable, Sendable, Identifiable {
    /// The job.
    public var job: GenerationJob
    /// What the queue knows of it.
    public var entry: JobEntry
    /// Whether a worker holds the claim; if not, the job can be resumed.
    public var isRunning: Bool
    /// The story's title; until it has one, its event and its heroes.
    public var title: String
    /// Whether the story is in the library, so that only a part of it is missing.
    public var isStored: Bool
    /// The total size of the job's files, in bytes.
    public var byteCount: Int

    /// The job's identifier.
    public var id: JobID { job.id }

    /// Whether it waits for a worker.
    public var isQueued: Bool { entry.isQueued(isHeld: isRunning) }

    /// Creates an overview.
    public init(job: GenerationJob, entry: JobEntry, isRunning: Bool, title: String, isStored: Bool, byteCount: Int) {
        self.job = job
        self.entry = entry
        self.isRunning = isRunning
        self.title = title
        self.isStored = isStored
        self.byteCount = byteCount
    }
}
