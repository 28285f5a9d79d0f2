import Foundation
import Glibc
import Synchronization

/// Runs the making of stories on threads of its own, as many as there are processors, which step back for whoever waits
/// at the screen.
///
/// Swift's shared threads are as many, and writing, speaking, encoding and drawing would keep all of them busy for tens
/// of milliseconds: a key or a sound would wait for that. A thread ends when there is nothing to do.
final class GenerationTaskExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var threadCount = 0
    }

    /// How much the threads step back, by nice(2).
    private static let niceness: Int32 = 10

    private let state = Mutex(State())
    private let limit = max(ProcessInfo.processInfo.activeProcessorCount, 1)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isThreadNeeded = state.withLock { state in
            state.jobs.append(job)
            guard state.threadCount < limit else { return false }
            state.threadCount += 1
            return true
        }
        if isThreadNeeded { Thread.detachNewThread { self.work() } }
    }

    private func work() {
        // On Linux this is the thread's own; where it is refused, the thread works as any other.
        _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Self.niceness)
        while let job = nextJob() { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    private func nextJob() -> UnownedJob? {
        state.withLock { state in
            guard !state.jobs.isEmpty else {
                state.threadCount -= 1
                return nil
            }
            return state.jobs.removeFirst()
        }
    }
}
