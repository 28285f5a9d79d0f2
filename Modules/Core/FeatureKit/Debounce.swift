/// Debounces work: only the last of several calls runs, once the delay has passed without another.
@MainActor
public final class Debounce {
    private let clock: any Clock<Duration>
    private let delay: Duration
    private var pending: Task<Void, Never>?

    /// Creates a debounce that measures its delay with a clock.
    public init(clock: any Clock<Duration>, delay: Duration) {
        (self.clock, self.delay) = (clock, delay)
    }

    /// Runs the work after the delay, unless another call comes first.
    public func callAsFunction(_ work: @escaping @MainActor () async -> Void) async {
        cancel()
        let task = Task { [clock, delay] in
            do {
                try await clock.sleep(for: delay)
            } catch {
                // A newer call replaced this one.
                return
            }
            await work()
        }
        pending = task
        await task.value
    }

    /// Cancels the pending work.
    public func cancel() { pending?.cancel() }
}
