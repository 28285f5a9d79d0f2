public import StoryCore

/// The queue of generation jobs, in which they wait for workers, and which tells how they get on.
public protocol JobQueueContract: Sendable {
    /// Stores a job for workers, who claim it with ``claimNext(leavesAwaited:)``.
    ///
    /// - Parameter failure: Why it waits for somebody, until it is put back into the queue; nil if it does not.
    /// - Throws: ``StorageError/duplicate(_:_:)`` if there is an unfinished job with its identifier.
    func enqueue(
        _ job: GenerationJob, requester: String, priority: JobPriority, waitingFor failure: JobFailure?
    ) async throws(StorageError)
    /// Claims the job that is next: interactive before queued ones; among those the requester's who has waited longest
    /// since a job was begun for it; of one requester, the oldest, but for those that were tried
    /// more often than ``JobEntry/patientAttempts`` times. A job whose worker stopped answering counts as well.
    ///
    /// - Parameter leavesAwaited: Whether jobs with ``JobEntry/isAwaited`` are left to whoever asked for them.
    /// - Returns: Nil if there is none.
    func claimNext(leavesAwaited: Bool) async throws(StorageError) -> ClaimedJobEntry?
    /// Returns what the queue knows of all jobs, in the order of their requests, ended ones included.
    func entries() async throws(StorageError) -> [JobEntry]
    /// Returns how far a job is; that of a job which has ended is complete.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if the job was never requested, or is removed.
    func progress(of identifier: JobID) async throws(StorageError) -> JobProgress
    /// Returns what a job has recorded so far, whoever works on it.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if there is no such job, or it has ended.
    func draft(of identifier: JobID) async throws(StorageError) -> JobDraft
    /// Cancels an unfinished job, whoever works on it: their lease ends at once. A stored story stays.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if there is no such job, or it has ended.
    func cancel(_ identifier: JobID) async throws(StorageError)
    /// Puts a failed, waiting or interrupted job back into the queue, with its attempts counted anew.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if there is no such job, or it has ended,
    ///   ``StorageError/busy(_:)`` if somebody works on it.
    func requeue(_ identifier: JobID) async throws(StorageError)
    /// Puts a waiting job back into the queue with what a parent approves; a page that was refused last is recorded as if
    /// its author had just delivered it, in the same transaction.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if there is no such job, or it has ended,
    ///   ``StorageError/busy(_:)`` if somebody works on it.
    func approve(_ identifier: JobID) async throws(StorageError)
    /// Removes the entry of a job that has ended.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if there is no such entry.
    func removeEntry(_ identifier: JobID) async throws(StorageError)
}

extension JobQueueContract {
    /// Stores a job that waits for nobody but workers.
    public func enqueue(
        _ job: GenerationJob, requester: String, priority: JobPriority
    ) async throws(StorageError) {
        try await enqueue(job, requester: requester, priority: priority, waitingFor: nil)
    }

    /// Claims the job that is next, also one that somebody waits for.
    ///
    /// - Returns: Nil if there is none.
    public func claimNext() async throws(StorageError) -> ClaimedJobEntry? {
        try await claimNext(leavesAwaited: false)
    }
}

/// A job of the queue with the claim on it.
public struct ClaimedJobEntry: Sendable {
    /// The job.
    public var job: GenerationJob
    /// What the queue knows of it.
    public var entry: JobEntry
    /// The claim.
    public var claim: any JobClaimContract

    /// Creates a claimed job.
    public init(job: GenerationJob, entry: JobEntry, claim: any JobClaimContract) {
        self.job = job
        self.entry = entry
        self.claim = claim
    }
}
