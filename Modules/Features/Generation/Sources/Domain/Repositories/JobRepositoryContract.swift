public import Foundation
public import StoryCore

/// Stores generation jobs and their journals: a recorded unit survives a crash.
///
/// One worker at a time works on a job: the holder of its ``JobClaimContract``, which is a lease that it renews. A worker that
/// stops answering loses it, and what it writes afterwards is refused with ``StorageError/leaseLost(_:)``.
public protocol JobRepositoryContract: Sendable {
    /// Stores a job (or updates its status) and claims it.
    ///
    /// - Throws: ``StorageError/busy(_:)`` if another process or task holds it.
    func open(_ job: GenerationJob) async throws(StorageError) -> any JobClaimContract
    /// Returns all unfinished jobs, the newest first.
    func jobs() async throws(StorageError) -> [GenerationJob]
    /// Returns the job for a person's reference: an identifier or a unique prefix of one (at least 4 characters); nil
    /// for the newest interrupted or failed job, but for those that wait for a parent's approval.
    func job(matching reference: String?) async throws(StorageError) -> GenerationJob
    /// Returns whether the job is claimed; true if that is unknown.
    func isClaimed(_ identifier: JobID) async -> Bool
    /// Returns what the job has made so far.
    func contents(of identifier: JobID) async throws(StorageError) -> JobContents
    /// Discards the job and its files, the files first, so that it works on a full disk. A stored story stays.
    ///
    /// - Throws: ``StorageError/busy(_:)`` if another process or task holds the claim.
    func discard(_ identifier: JobID) async throws(StorageError)
}

/// What a job has made so far.
public struct JobContents: Hashable, Sendable {
    /// The story's title; nil until there is one.
    public var title: String?
    /// The total size of the job's files, in bytes.
    public var byteCount: Int

    /// Creates a description of a job's contents.
    public init(title: String? = nil, byteCount: Int = 0) {
        self.title = title
        self.byteCount = byteCount
    }
}

/// The exclusive right to work on a job, until ``close()`` or the end of the process, or until its lease is lost.
///
/// All that writes throws ``StorageError/leaseLost(_:)`` once the lease is lost, and changes nothing.
public protocol JobClaimContract: Sendable {
    /// The lease as it was taken.
    var lease: JobLease { get }
    /// Stores another version of the job; if its brief differs, what was made for the old one is discarded.
    func update(_ job: GenerationJob) async throws(StorageError)
    /// Returns the recorded units in order, without unreadable and damaged ones.
    func units() async throws(StorageError) -> [JobUnit]
    /// Records a unit. Its content, if any, is stored first, so that a recorded unit is always whole.
    func record(_ unit: JobUnit, content: Data?) async throws(StorageError)
    /// Notes which step is shown to those who observe the job.
    func show(_ step: GenerationStep) async throws(StorageError)
    /// Returns the location of a recorded unit's content: a sentence's samples (16 bit, little endian) or a picture.
    func contentURL(of unit: JobUnit) -> URL
    /// Returns the content of a recorded unit; nil if it cannot be read.
    func content(of unit: JobUnit) -> Data?
    /// Returns a location for a temporary file of the job, such as the audio being encoded.
    func scratchURL(named name: String) -> URL
    /// Stores the story, adds it to its collection, and ends the job, in one transaction; then removes the job's files.
    /// As for every new story, the usage count of its custom event is incremented.
    func finish(with story: Story) async throws(StorageError)
    /// Stores the story as ``finish(with:)`` does and keeps the job with its units, so that the failed step can be
    /// retried.
    func suspend(with story: Story, failedAt step: GenerationStep) async throws(StorageError)
    /// Notes why the work on the job ended without a story.
    ///
    /// - Parameter state: ``JobState/failed``, ``JobState/waiting`` for somebody, or ``JobState/queued`` for another
    ///   attempt.
    func fail(_ failure: JobFailure, state: JobState) async throws(StorageError)
    /// Puts the job back into the queue, as if nobody had begun to work on it; what is recorded stays.
    func yield() async throws(StorageError)
    /// Discards the job and its files.
    func discard() async throws(StorageError)
    /// Releases the claim; it must not be used afterwards.
    func close() async
}
