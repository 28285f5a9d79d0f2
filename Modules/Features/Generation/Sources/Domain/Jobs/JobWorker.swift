import FeatureKit
import StoryCore

/// Works on the jobs of the queue.
public struct JobWorker: Sendable {
    let dependencies: GenerationDependencies

    /// What a worker tells about a job.
    public enum Event: Sendable {
        /// It begins to work on it.
        case began(GenerationJob, JobEntry)
        /// The story is in the library; a step of it may have failed.
        case made(GenerationOutcome)
        /// There is no story, or the job is another worker's by now.
        case failed(GenerationJob, GenerationError)
        /// The worker was told to stop; the job waits for another one.
        case yielded(GenerationJob)
    }

    /// How long a worker waits until it looks again, for jobs whose workers died.
    private static let rest = Duration.seconds(JobLease.duration / 3)

    /// Works until it is told to stop, or until nothing is left to do.
    ///
    /// If the task is cancelled, the jobs at hand end at once and are left to others, as far as they are recorded.
    ///
    /// - Parameters:
    ///   - count: The number of jobs at a time, at least 1.
    ///   - untilEmpty: Whether to end once no job is due.
    ///   - leavesAwaited: Whether jobs with ``JobEntry/isAwaited`` are left to whoever asked for them.
    ///   - stop: Tells when to stop: each job ends with the unit at hand.
    ///   - report: Is told what happens, in any order between jobs.
    /// - Throws: ``GenerationError`` if the queue cannot be read.
    public func run(
        count: Int = 1, untilEmpty: Bool = false, leavesAwaited: Bool = false, stop: WorkerStop = WorkerStop(),
        report: @escaping @Sendable (Event) -> Void = { _ in }
    ) async throws(GenerationError) {
        dependencies.log.info(.jobs, "a worker begins", [.count("atATime", max(1, count)), .flag("once", untilEmpty)])
        defer { dependencies.log.info(.jobs, "a worker ends", [.flag("wasStopped", stop.isRequested)]) }
        let first = await withTaskGroup(of: GenerationError?.self) { group in
            for _ in 0..<max(1, count) {
                group.addTask {
                    do throws(GenerationError) {
                        try await work(
                            untilEmpty: untilEmpty, leavesAwaited: leavesAwaited, stop: stop, report: report)
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            return await group.reduce(nil as GenerationError?) { $0 ?? $1 }
        }
        if let first { throw first }
    }

    private func work(
        untilEmpty: Bool, leavesAwaited: Bool, stop: WorkerStop, report: @escaping @Sendable (Event) -> Void
    ) async throws(GenerationError) {
        // Somebody listens all the time, so that the watch of the library is kept from one wait to the next.
        let listening = dependencies.observation.changes()
        defer { withExtendedLifetime(listening) {} }
        while !stop.isRequested && !Task.isCancelled {
            // Observed before the look, so that no job in between is missed.
            let changes = dependencies.observation.changes()
            let claimed = try await GenerationError.stored(
                try await dependencies.queue.claimNext(leavesAwaited: leavesAwaited))
            guard let next = claimed else {
                if untilEmpty { return }
                dependencies.log.debug(.jobs, "nothing is due")
                await wait(for: changes, stop: stop)
                continue
            }
            dependencies.log.info(.jobs, "claimed", [.job(next.job.id), .count("attempt", next.entry.attempts)])
            report(.began(next.job, next.entry))
            report(await make(next, stop: stop))
        }
    }

    /// Makes the story of a job.
    private func make(_ next: ClaimedJobEntry, stop: WorkerStop) async -> Event {
        let runner = JobRunner(dependencies: dependencies)
        do throws(GenerationError) {
            let rest: JobPlanner.Rest
            do throws(GenerationError) {
                rest = try await JobPlanner(dependencies: dependencies).rest(of: next.job)
                try await GenerationError.stored(try await next.claim.update(rest.plan.job))
            } catch {
                await runner.giveUp(next.claim, on: next.job.id, because: error)
                throw error
            }
            var outcome = try await run(rest.plan, with: runner, holding: next.claim, stop: stop).get()
            outcome.replacedVoice = rest.replacedVoice
            return .made(outcome)
        } catch {
            return error == .cancelled ? .yielded(next.job) : .failed(next.job, error)
        }
    }

    /// Runs a plan; once the worker is told to stop, it ends with the unit at hand.
    private func run(
        _ plan: StoryPipeline.Plan, with runner: JobRunner, holding claim: any JobClaimContract, stop: WorkerStop
    ) async -> Result<GenerationOutcome, GenerationError> {
        let (units, unit) = AsyncStream.makeStream(of: Void.self)
        let stoppable = StoppableClaim(claim: claim) { if stop.isRequested { unit.yield() } }
        return await withTaskGroup(of: Result<GenerationOutcome, GenerationError>?.self) { group in
            group.addTask {
                defer { unit.finish() }
                return await attempt { () async throws(GenerationError) in
                    try await runner.run(plan, holding: stoppable, whenInterrupted: .requeueJob) { _ in }
                }
            }
            group.addTask {
                for await _ in units { return nil }
                return nil
            }
            while let ended = await group.next() {
                if let ended { return ended }
                group.cancelAll()
            }
            return .failure(.cancelled)
        }
    }

    /// Waits for a change of the queue, for a while, or until it is told to stop.
    private func wait(for changes: AsyncStream<Set<LibraryPart>>, stop: WorkerStop) async {
        await withTaskGroup { group in
            group.addTask {
                for await parts in changes where parts.contains(.jobs) { return }
                // Where the library cannot be watched, only the clock ends the wait.
                await stop.requested()
            }
            group.addTask { [clock = dependencies.clock] in
                do { try await clock.sleep(for: Self.rest) } catch { return }
            }
            group.addTask { await stop.requested() }
            await group.next()
            group.cancelAll()
        }
    }
}
