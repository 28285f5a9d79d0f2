public import StoryCore

/// A story that is not finished: what it is called, and how its job stands.
public struct JobOverview: Hashable, Sendable, Identifiable {
    /// The job.
    public var job: GenerationJob
    /// Whether a process holds the job now; if not, it can be resumed.
    public var isRunning: Bool
    /// What the story is called; as long as its author has not named it, its occasion and its heroes.
    public var title: String
    /// Whether the story is in the library, where it stays without the job: only a part of it is missing.
    public var isStored: Bool
    /// How many bytes the files of the job take.
    public var byteCount: Int

    /// The job's identifier.
    public var id: JobID { job.id }

    /// Describes a job.
    public init(job: GenerationJob, isRunning: Bool, title: String, isStored: Bool, byteCount: Int) {
        self.job = job
        self.isRunning = isRunning
        self.title = title
        self.isStored = isStored
        self.byteCount = byteCount
    }
}
