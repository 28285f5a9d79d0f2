import Dispatch

/// A wake-up by semaphore for the single thread that waits for it; any thread may signal it, and signals are not lost.
final class WakeSemaphore: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func signal() {
        semaphore.signal()
    }

    /// Waits for a signal, at most for a time; for ever without one.
    func wait(atMost time: Duration?) {
        guard let time else { return semaphore.wait() }
        let nanoseconds = max(0, time / .nanoseconds(1)).rounded(.up)
        _ = semaphore.wait(timeout: .now() + .nanoseconds(Int(min(nanoseconds, 1e15))))
    }
}
