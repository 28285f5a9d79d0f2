public import Foundation

/// What a job has recorded so far, for those who look on while somebody else works on it.
public struct JobDraft: Hashable, Sendable {
    /// The job.
    public var job: GenerationJob
    /// The recorded units in order; the content that belongs to them was not read.
    public var units: [JobUnit]
    /// Where the narration is recorded, once there is something to hear; nil while nobody works on the job.
    public var narrationFile: URL?

    /// Creates a draft.
    public init(job: GenerationJob, units: [JobUnit], narrationFile: URL?) {
        (self.job, self.units, self.narrationFile) = (job, units, narrationFile)
    }

    /// The name of the narration among a job's temporary files; see ``JobClaimContract/scratchURL(named:)``.
    public static let narrationName = "narration"
}
