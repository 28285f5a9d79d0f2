import Foundation
import Glibc
import Synchronization

/// Runs generation on threads of its own, one per processor, with a lower priority than the user interface.
///
/// Swift's shared pool has as many threads, and writing, speaking, encoding and drawing would occupy all of them for
/// tens of milliseconds, which would delay keys and sound. A thread ends when it has no work.
final class GenerationTaskExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var threadCount = 0
    }

    /// The threads' nice value, see nice(2).
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
        // On Linux this affects the calling thread only; if it is refused, the thread keeps its priority.
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
