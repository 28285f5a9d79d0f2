public import FeatureKitStubs
import Foundation
public import Generation
public import StoryCore

extension LibraryFake {
    /// The entry of a job, as the library keeps it.
    struct StoredEntry {
        var entry: JobEntry
        /// Tells in which order jobs were requested.
        var number: Int64
        /// The last fencing token.
        var token = 0
        /// How far the job came, once it has ended.
        var progress: JobProgress?

        var state: JobState { entry.state }
        var lease: JobLease? { entry.lease }
    }

    /// The current date: a fixed one unless the library was given another.
    fileprivate var date: Date { now?() ?? Date(timeIntervalSinceReferenceDate: 0) }

}

extension LibraryFake: JobQueueContract {
    public func enqueue(
        _ job: GenerationJob, requester: String, priority: JobPriority, waitingFor failure: JobFailure?
    ) async throws(StorageError) {
        let date = date
        try perform { state throws(StorageError) in
            guard state.jobs[job.id] == nil else { throw .duplicate(.job, job.id.rawValue) }
            state.store(job)
            state.countStory(at: date)
            state.add(
                JobEntry(
                    id: job.id, profile: state.viewer, requester: requester, priority: priority,
                    state: failure == nil ? .queued : .waiting, failure: failure, enqueuedAt: date))
        }
    }

    public func claimNext(leavesAwaited: Bool) async throws(StorageError) -> ClaimedJobEntry? {
        let date = date
        let claimed = try perform { state throws(StorageError) -> (GenerationJob, JobEntry, JobLease)? in
            let due = state.due(leavesAwaited: leavesAwaited)
            guard let next = due.first, let job = state.jobs[next]?.job else { return nil }
            let lease = state.lease(next, at: date)
            return state.entries[next].map { (job, $0.entry, lease) }
        }
        return claimed.map { job, entry, lease in
            ClaimedJobEntry(
                job: job, entry: entry,
                claim: JobClaimFake(job: job.id, lease: lease, library: self, folder: folder(of: job.id)))
        }
    }

    public func entries() async throws(StorageError) -> [JobEntry] {
        try perform { state throws(StorageError) in
            state.entries.values.sorted { $0.number < $1.number }.map(\.entry)
        }
    }

    public func progress(of identifier: JobID) async throws(StorageError) -> JobProgress {
        try perform { state throws(StorageError) in
            guard let progress = state.progress(of: identifier) else { throw .notFound(.job, identifier.rawValue) }
            return progress
        }
    }

    public func draft(of identifier: JobID) async throws(StorageError) -> JobDraft {
        try perform { state throws(StorageError) in
            guard let stored = state.jobs[identifier] else { throw .notFound(.job, identifier.rawValue) }
            return JobDraft(
                job: stored.job, units: stored.units.map(\.unit),
                narrationFile: stored.isClaimed
                    ? JobClaimFake.scratchFile(named: JobDraft.narrationName, in: folder(of: identifier)) : nil)
        }
    }

    public func cancel(_ identifier: JobID) async throws(StorageError) {
        try perform { state throws(StorageError) in
            guard let progress = state.progress(of: identifier), !progress.state.isEnded else {
                throw .notFound(.job, identifier.rawValue)
            }
            state.jobs[identifier] = nil
            state.end(identifier, as: .cancelled, progress: progress)
        }
        removeFiles(of: identifier)
    }

    public func requeue(_ identifier: JobID) async throws(StorageError) {
        let date = date
        try perform { state throws(StorageError) in
            guard state.jobs[identifier] != nil else { throw .notFound(.job, identifier.rawValue) }
            try state.checkIsFree(identifier)
            if state.entries[identifier] == nil { state.add(JobEntry(id: identifier, enqueuedAt: date)) }
            state.requeue(identifier, attempts: 0)
        }
    }

    public func approve(_ identifier: JobID) async throws(StorageError) {
        try perform { state throws(StorageError) in
            guard state.jobs[identifier] != nil else { throw .notFound(.job, identifier.rawValue) }
            try state.checkIsFree(identifier)
            if state.entries[identifier]?.entry.approval == .page { state.keepRefusedPage(of: identifier) }
            state.requeue(identifier, attempts: 0)
        }
    }

    public func removeEntry(_ identifier: JobID) async throws(StorageError) {
        try perform { state throws(StorageError) in
            guard state.entries[identifier]?.state.isEnded == true else { throw .notFound(.job, identifier.rawValue) }
            state.entries[identifier] = nil
            state.changes.insert(.jobs)
        }
    }
}

extension LibraryFake.State {
    /// The jobs on which work may begin, in the order in which they are due.
    ///
    /// - Parameter leavesAwaited: Whether jobs with ``JobEntry/isAwaited`` are left out.
    fileprivate func due(leavesAwaited: Bool) -> [JobID] {
        var begun: [String: Date] = [:]
        for entry in entries.values.map(\.entry) {
            guard let date = entry.startedAt else { continue }
            begun[entry.requester] = max(begun[entry.requester] ?? date, date)
        }
        let due = entries.values.filter { isDue($0) && !(leavesAwaited && $0.entry.isAwaited) }
        return due.sorted { one, other in
            let (first, second) = (one.entry, other.entry)
            return (
                first.priority.rawValue, begun[first.requester] ?? .distantPast,
                max(first.attempts, JobEntry.patientAttempts), one.number
            ) < (
                second.priority.rawValue, begun[second.requester] ?? .distantPast,
                max(second.attempts, JobEntry.patientAttempts), other.number
            )
        }.map(\.entry.id)
    }

    /// Whether work on a job may begin: it waits in the queue, or its worker died.
    private func isDue(_ stored: LibraryFake.StoredEntry) -> Bool {
        stored.state == .queued
            || stored.state == .running && stored.lease != nil && jobs[stored.entry.id]?.isClaimed == false
    }

    mutating func add(_ entry: JobEntry) {
        entries[entry.id] = LibraryFake.StoredEntry(
            entry: entry, number: entries[entry.id]?.number ?? number(), token: entries[entry.id]?.token ?? 0)
        changes.insert(.jobs)
    }

    /// Gives a lease on a job; it gets an entry if it has none.
    mutating func lease(_ job: JobID, at date: Date = Date(timeIntervalSinceReferenceDate: 0)) -> JobLease {
        if entries[job]?.state.isEnded != false { add(JobEntry(id: job, profile: viewer, enqueuedAt: date)) }
        let token = (entries[job]?.token ?? 0) + 1
        let lease = JobLease(
            owner: "worker", token: token, expiresAt: date.addingTimeInterval(JobLease.duration))
        change(job) { stored in
            stored.token = token
            stored.entry.attempts += 1
            (stored.entry.state, stored.entry.failure, stored.entry.lease) = (.running, nil, lease)
            (stored.entry.startedAt, stored.entry.endedAt) = (date, nil)
        }
        jobs[job]?.isClaimed = true
        return lease
    }

    /// Throws if the lease is not the job's any more.
    func check(_ lease: JobLease, of job: JobID) throws(StorageError) {
        guard entries[job]?.lease?.token == lease.token else { throw .leaseLost(job) }
    }

    mutating func end(
        _ job: JobID, as state: JobState, failure: JobFailure? = nil, progress: JobProgress? = nil,
        at date: Date = Date(timeIntervalSinceReferenceDate: 0)
    ) {
        change(job) { stored in
            (stored.entry.state, stored.entry.failure, stored.entry.endedAt) = (state, failure, date)
            stored.progress = progress
        }
        release(job)
    }

    mutating func fail(_ job: JobID, _ failure: JobFailure, state: JobState) {
        guard state == .queued else { return end(job, as: state, failure: failure) }
        requeue(job, attempts: entries[job]?.entry.attempts ?? 0)
        change(job) { $0.entry.failure = failure }
    }

    mutating func yield(_ job: JobID) { requeue(job, attempts: max(0, (entries[job]?.entry.attempts ?? 0) - 1)) }

    /// Records what was refused last, and forgets that it was.
    mutating func keepRefusedPage(of job: JobID) {
        guard let unit = jobs[job]?.job.refused.popLast()?.unit else { return }
        jobs[job]?.record(unit)
    }

    mutating func requeue(_ job: JobID, attempts: Int) {
        change(job) { stored in
            (stored.entry.state, stored.entry.attempts) = (.queued, attempts)
            (stored.entry.failure, stored.entry.endedAt) = (nil, nil)
        }
        release(job)
    }

    /// Returns the lease of a job.
    mutating func release(_ job: JobID) {
        change(job) { $0.entry.lease = nil }
        jobs[job]?.isClaimed = false
    }

    private mutating func change(_ job: JobID, _ body: (inout LibraryFake.StoredEntry) -> Void) {
        guard var stored = entries[job] else { return }
        body(&stored)
        entries[job] = stored
        changes.insert(.jobs)
    }

    fileprivate func progress(of job: JobID) -> JobProgress? {
        guard let stored = entries[job] else { return nil }
        var progress = stored.progress ?? recorded(by: job)
        let entry = stored.entry
        (progress.state, progress.attempts, progress.failure) = (entry.state, entry.attempts, entry.failure)
        progress.isHeld = jobs[job]?.isClaimed ?? false
        if !entry.state.isEnded { progress.step = jobs[job]?.step }
        return progress
    }

    private func recorded(by job: JobID) -> JobProgress {
        var progress = JobProgress(id: job, state: .queued)
        for (_, unit) in jobs[job]?.units ?? [] {
            switch unit {
            case .title(let title): progress.title = title
            case .passage: progress.pages += 1
            case .sentence(_, let sentence):
                progress.secondsNarrated += Double(sentence.sampleCount) / Double(sentence.sampleRate)
            case .picture, .cover: progress.pictures += 1
            case .telling, .storyEnd: break
            }
        }
        return progress
    }
}
