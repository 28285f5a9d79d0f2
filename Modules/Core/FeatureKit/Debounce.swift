/// Does only what was asked for last, once nothing was asked for a while.
@MainActor
public final class Debounce {
    private let clock: any Clock<Duration>
    private let delay: Duration
    private var pending: Task<Void, Never>?

    /// Waits on a clock.
    public init(clock: any Clock<Duration>, delay: Duration) {
        (self.clock, self.delay) = (clock, delay)
    }

    /// Does something after the delay, unless something else is asked for meanwhile.
    public func callAsFunction(_ work: @escaping @MainActor () async -> Void) async {
        cancel()
        let task = Task { [clock, delay] in
            do {
                try await clock.sleep(for: delay)
            } catch {
                // Something newer was asked for.
                return
            }
            await work()
        }
        pending = task
        await task.value
    }

    /// Forgets what was asked for.
    public func cancel() { pending?.cancel() }
}
