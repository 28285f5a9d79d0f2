import FeatureKit
public import StoryCore

/// Queues jobs, and tells how they get on: all of it by identifier, so that another process can ask, too.
public struct JobService: Sendable {
    let dependencies: GenerationDependencies

    /// Queues a story for workers.
    ///
    /// - Parameters:
    ///   - requester: Who asks for it, as somebody typed it; empty for nobody in particular.
    ///   - priority: How soon it is worked on.
    /// - Returns: The identifier of its job.
    /// - Throws: ``GenerationError`` if the story is not permitted, or a provider is missing;
    ///   ``GenerationError/refused(_:)`` with ``FeatureKit/AccessRefusal/approvalNeeded(profile:)`` if it was queued, and
    ///   waits for a parent.
    public func enqueue(
        _ brief: StoryBrief, requester: String = "", priority: JobPriority = .queued
    ) async throws(GenerationError) -> JobID {
        if let refusal = await dependencies.access.refusal(of: .createStories, content: StoryContent(brief)) {
            throw await request(brief, requester: requester, insteadOf: refusal)
        }
        return try await store(brief, requester: requester, priority: priority, failure: nil)
    }

    /// Leaves a story that may not be made to a parent's approval, if it may be asked for.
    ///
    /// - Returns: Why it isn't made now: it waits for approval, or could not be asked for.
    func request(
        _ brief: StoryBrief, requester: String, insteadOf refusal: AccessRefusal
    ) async -> GenerationError {
        guard case .notAllowed(_, let profile) = refusal else { return .refused(refusal) }
        switch await dependencies.access.decision(on: .requestStories, content: StoryContent(brief)) {
        case .allowed: break
        case .refused(.limit(let limit, let profile)), .needsPIN(.limit(let limit, let profile)):
            return .refused(.limit(limit, profile: profile))
        case .refused, .needsPIN: return .refused(refusal)
        }
        let answer = GenerationError.refused(.approvalNeeded(profile: profile))
        do throws(GenerationError) {
            _ = try await store(brief, requester: requester, priority: .queued, failure: JobFailure(answer))
            return answer
        } catch {
            return error
        }
    }

    /// - Parameter failure: Why it waits for somebody; nil if it does not.
    private func store(
        _ brief: StoryBrief, requester: String, priority: JobPriority, failure: JobFailure?
    ) async throws(GenerationError) -> JobID {
        try await BriefedProviders(for: brief, in: dependencies.registry)
            .checkAvailability(for: brief.steps, recorder: dependencies.recorder, log: dependencies.log)
        let job = try await dependencies.newJob(for: brief)
        let name = PlainText.line(requester, limit: JobEntry.maximumRequesterLength) ?? ""
        try await GenerationError.stored(
            try await dependencies.queue.enqueue(job, requester: name, priority: priority, waitingFor: failure))
        dependencies.log.info(
            .jobs, "queued",
            [.job(job.id), .flag("isAwaited", priority == .interactive), .flag("needsApproval", failure != nil)])
        return job.id
    }

    /// Returns the job for a person's reference, also one that has ended: its identifier, or a unique prefix of it (at
    /// least 4 characters).
    public func identifier(matching reference: String) async throws(GenerationError) -> JobID {
        let wanted = reference.lowercased()
        let known = try await entries().map(\.id)
        if let exact = known.first(where: { $0.rawValue == wanted }) { return exact }
        let found = wanted.count < 4 ? [] : known.filter { $0.rawValue.hasPrefix(wanted) }
        guard let first = found.first else { throw .storage(.notFound(.job, reference)) }
        guard found.count == 1 else {
            throw .storage(.ambiguous(.job, reference, candidates: found.map(\.short)))
        }
        return first
    }

    /// Returns how far a job is.
    public func progress(of job: JobID) async throws(GenerationError) -> JobProgress {
        try await GenerationError.stored(try await dependencies.queue.progress(of: job))
    }

    /// Returns what is being made of a job's story, for people: "narrating page 3 of 8".
    public func activity(of progress: JobProgress) -> String { dependencies.live.text(for: progress) }

    /// Observes a job, whoever works on it, from how far it is now until it has ended, failed, or waits for somebody.
    ///
    /// Nobody who begins later misses the end, as long as the job's entry is kept (``JobEntry/retention``). The stream
    /// ends with an error if the job is removed, or the library cannot be read.
    public func observe(_ job: JobID) -> AsyncThrowingStream<JobProgress, any Error> {
        let dependencies = dependencies
        return AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task {
                do {
                    var (wakeUps, shown) = (dependencies.wakeUps().makeAsyncIterator(), JobProgress?.none)
                    repeat {
                        let progress = try await dependencies.queue.progress(of: job)
                        if progress != shown { continuation.yield(progress) }
                        shown = progress
                        if progress.isSettled { break }
                    } while await wakeUps.next() != nil
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Waits until nobody works on a job any more: it has ended or failed, or whoever worked on it gave it back or died.
    ///
    /// - Throws: ``GenerationError/cancelled`` if the task is cancelled before.
    public func waitUntilFree(_ job: JobID) async throws(GenerationError) {
        var wakeUps = dependencies.wakeUps().makeAsyncIterator()
        repeat {
            let progress = try await progress(of: job)
            guard progress.isHeld, !progress.state.isEnded else { return }
        } while await wakeUps.next() != nil
        throw .cancelled
    }

    /// Follows a job, whoever works on it, as if it were made here: with its text, and with its narration while that
    /// grows, which a player can play. The progress of an update is that of its stage's beginning.
    ///
    /// - Returns: How the job ended, failed, or that it waits for somebody.
    /// - Throws: ``GenerationError/cancelled`` if the task is cancelled before, ``GenerationError/storage(_:)``.
    @concurrent
    public func follow(_ job: JobID, observer: @escaping GenerationObserver) async throws(GenerationError)
        -> FollowedJob
    {
        try await JobFollower(dependencies: dependencies).run(job, observer: observer)
    }

    /// Returns what the queue knows of all jobs, for children of those that they asked for, in the order of their requests,
    /// ended ones included.
    public func entries() async throws(GenerationError) -> [JobEntry] {
        try await dependencies.queue.entries(for: dependencies.access)
    }

    /// Cancels a job, whoever works on it; what it has made is discarded, a story in the library stays.
    public func cancel(_ job: JobID) async throws(GenerationError) {
        try await GenerationError.allowed(.manageJobs, by: dependencies.access)
        try await GenerationError.stored(try await dependencies.queue.cancel(job))
        dependencies.log.info(.jobs, "cancelled", [.job(job)])
    }

    /// Puts a failed, waiting or interrupted job back into the queue; what it has made is kept.
    public func retry(_ job: JobID) async throws(GenerationError) {
        try await GenerationError.allowed(.manageJobs, by: dependencies.access)
        try await GenerationError.stored(try await dependencies.queue.requeue(job))
        dependencies.log.info(.jobs, "put back into the queue", [.job(job)])
    }

    /// Approves what a job waits for, a story that a child has asked for or a page that was refused, and puts the job back
    /// into the queue.
    public func approve(_ job: JobID) async throws(GenerationError) {
        try await GenerationError.allowed(.manageJobs, by: dependencies.access)
        try await ApproveJobUseCase(queue: dependencies.queue).execute(job)
    }

    /// Removes a job that has ended from the list.
    public func remove(_ job: JobID) async throws(GenerationError) {
        try await GenerationError.allowed(.manageJobs, by: dependencies.access)
        try await GenerationError.stored(try await dependencies.queue.removeEntry(job))
        dependencies.log.debug(.jobs, "removed from the list", [.job(job)])
    }
}
