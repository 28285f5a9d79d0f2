import Generation
import StoryCore

/// Makes the queued stories while the app is open, one at a time, and never while somebody waits for a story here.
///
/// A worker runs only while something is due. A story that was interrupted while somebody waited for it is left to
/// them, and those of a collection to whoever makes the collection.
@MainActor
final class QueueWork {
    /// What there is to do.
    private enum Need {
        case now
        /// Others are at work; if they die, it is this app's turn. Or the queue cannot be worked on now.
        case later
        case none
    }

    /// How long it takes until the work of others is looked at again, and until what failed is tried again.
    private static let rest = Duration.seconds(JobLease.duration / 3)

    private let generation: GenerationFeature
    private let clock: any Clock<Duration>
    /// Is told which job is worked on; nil for none.
    private let report: @MainActor (JobID?) -> Void
    private var task: Task<Void, Never>?
    /// The worker at work; nil while there is none.
    private var worker: (stop: WorkerStop, task: Task<Void, any Error>)?
    /// How many stories somebody waits for.
    private var awaitedCount = 0
    /// Wakes the wait for changes; nil while nobody waits.
    private var wake: AsyncStream<Void>.Continuation?
    /// Whether work may go on since the last look.
    private var isResumed = false

    init(
        generation: GenerationFeature, clock: any Clock<Duration> = ContinuousClock(),
        report: @escaping @MainActor (JobID?) -> Void
    ) {
        (self.generation, self.clock, self.report) = (generation, clock, report)
    }

    /// Starts to work; returns at once.
    func start() {
        task = Task { [weak self] in
            while !Task.isCancelled, let self {
                // Observed before the look, so that nothing in between is missed.
                let changes = generation.changes()
                isResumed = false
                var need = await need()
                if need == .now, awaitedCount == 0, !Task.isCancelled, await !work() { need = .later }
                await wait(for: changes, atMost: need == .later ? Self.rest : nil)
            }
        }
    }

    /// Leaves the processors to a story that somebody waits for: the one at hand ends with its unit, and goes on later.
    func pause() {
        awaitedCount += 1
        worker?.stop.request()
    }

    /// Goes on once nobody waits any more.
    func resume() {
        awaitedCount -= 1
        guard awaitedCount == 0 else { return }
        isResumed = true
        wake?.yield()
    }

    /// Ends at once; returns when the job at hand is given back.
    func close() async {
        task?.cancel()
        worker?.stop.request()
        worker?.task.cancel()
        await task?.value
    }

    /// Makes what is due.
    ///
    /// - Returns: Whether a story was begun; not if the disk is full, for example, or if the last worker of a story has
    ///   not let go of it yet.
    private func work() async -> Bool {
        let stop = WorkerStop()
        let (events, teller) = AsyncStream.makeStream(of: JobID?.self)
        let task = Task.detached { [worker = generation.worker] in
            defer { teller.finish() }
            try await worker.run(untilEmpty: true, leavesAwaited: true, stop: stop) { event in
                if case .began(let job, _) = event { teller.yield(job.id) } else { teller.yield(nil) }
            }
        }
        worker = (stop, task)
        var hasBegun = false
        for await job in events {
            report(job)
            if job != nil { hasBegun = true }
        }
        let result = await task.result
        worker = nil
        report(nil)
        switch result {
        case .success: return hasBegun
        case .failure: return false
        }
    }

    private func need() async -> Need {
        var need = Need.none
        do throws(GenerationError) {
            for entry in try await generation.jobService.entries() {
                // What the worker takes, no more and no less.
                guard !entry.isAwaited else { continue }
                switch entry.state {
                case .queued: return .now
                case .running where entry.lease != nil:
                    guard try await generation.jobService.progress(of: entry.id).isHeld else { return .now }
                    need = .later
                case .running, .waiting, .failed, .done, .cancelled: continue
                }
            }
            return need
        } catch {
            // The queue's screen says why it cannot be read; no change may tell when it can be again.
            return .later
        }
    }

    /// Waits for a change of the queue, or until it may go on.
    private func wait(for changes: AsyncStream<Set<LibraryPart>>, atMost rest: Duration?) async {
        guard !isResumed else { return }
        let (wakes, wake) = AsyncStream.makeStream(of: Void.self)
        self.wake = wake
        await withTaskGroup { [clock] group in
            group.addTask {
                for await parts in changes where parts.contains(.jobs) { return }
                // Without a watch of the library there is nothing but to look again.
                guard !Task.isCancelled else { return }
                try? await clock.sleep(for: Self.rest)
            }
            group.addTask { for await _ in wakes { return } }
            if let rest { group.addTask { try? await clock.sleep(for: rest) } }
            await group.next()
            group.cancelAll()
        }
        self.wake = nil
    }
}
