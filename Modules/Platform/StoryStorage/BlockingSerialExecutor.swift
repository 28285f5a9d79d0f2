import Dispatch

/// Runs an actor on a thread of its own, where it may block.
///
/// SQLite blocks on other processes, and on the disk, in the middle of a call. On Swift's own threads, of which there
/// are as many as processors, that would block other tasks.
final class BlockingSerialExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
