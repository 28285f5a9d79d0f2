import Dispatch

/// Wakes the one thread that waits for it; it may be rung by anybody, and rings made meanwhile are not lost.
final class Bell: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func ring() {
        semaphore.signal()
    }

    /// Waits for a ring, at most for a time; for ever without one.
    func wait(atMost time: Duration?) {
        guard let time else { return semaphore.wait() }
        let nanoseconds = max(0, time / .nanoseconds(1)).rounded(.up)
        _ = semaphore.wait(timeout: .now() + .nanoseconds(Int(min(nanoseconds, 1e15))))
    }
}
