public import Foundation

/// Keeps the journal of stories in the making: every unit is safe once it is recorded.
///
/// A job is worked on by one process at a time, by whoever holds its ``JobClaim``.
public protocol JobRepository: Sendable {
    /// Stores a job (replacing its status if it is there) and claims it.
    ///
    /// - Throws: ``StorageError/busy(_:)`` if another process or task holds it.
    func open(_ job: GenerationJob) async throws(StorageError) -> any JobClaim
    /// All jobs, the newest first.
    func jobs() async throws(StorageError) -> [GenerationJob]
    /// The job that a person means: an identifier or a unique prefix of one (4 characters or more); nil means the
    /// newest that nobody works on.
    func job(matching reference: String?) async throws(StorageError) -> GenerationJob
    /// Whether somebody works on the job now; true if that cannot be told.
    func isClaimed(_ identifier: JobID) async -> Bool
    /// What the job has made so far.
    func contents(of identifier: JobID) async throws(StorageError) -> JobContents
    /// Forgets the job and removes its files, the files first, so that this works on a full disk. A story that is
    /// stored stays.
    ///
    /// - Throws: ``StorageError/busy(_:)`` if another process or task holds the job.
    func discard(_ identifier: JobID) async throws(StorageError)
}

/// What a job has made so far.
public struct JobContents: Hashable, Sendable {
    /// What the author called the story; nil as long as it has no title.
    public var title: String?
    /// How many bytes the job's files take.
    public var byteCount: Int

    /// Describes what was made.
    public init(title: String? = nil, byteCount: Int = 0) {
        self.title = title
        self.byteCount = byteCount
    }
}

/// The right to work on one job; it ends with ``close()`` or with the process.
public protocol JobClaim: Sendable {
    /// The units that were recorded, in the order of their recording; what cannot be read or is damaged is left out.
    func units() async throws(StorageError) -> [JobUnit]
    /// Records a unit; its content, if it has one, is stored first, so that a recorded unit is always whole.
    func record(_ unit: JobUnit, content: Data?) async throws(StorageError)
    /// Where the content of a recorded unit lies: a sentence's samples (16 bit, little endian) or a picture.
    func contentURL(of unit: JobUnit) -> URL
    /// The content of a recorded unit; nil if it cannot be read.
    func content(of unit: JobUnit) -> Data?
    /// Where a file of the job that is not a unit may be written, such as the audio being encoded.
    func scratchURL(named name: String) -> URL
    /// Stores the story, puts it into the collection that waits for it, and ends the job, in one step; its files are
    /// removed afterwards. As with every story that is
    /// stored for the first time, its custom event has been used once more.
    func finish(with story: Story) async throws(StorageError)
    /// Stores the story as ``finish(with:)`` does and keeps the job with its units, so that `step` can be tried again.
    func suspend(with story: Story, failedAt step: GenerationStep) async throws(StorageError)
    /// Forgets the job and its files.
    func discard() async throws(StorageError)
    /// Lets go of the job; nothing may be called afterwards.
    func close() async
}
