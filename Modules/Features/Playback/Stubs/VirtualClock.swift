import FeatureKitStubs

/// A clock that a test advances.
public final class VirtualClock: Clock {
    public typealias Instant = SuspendingClock.Instant

    private struct Sleeper {
        var number: Int
        var deadline: Instant
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now: Instant
        var count = 0
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
    }

    private let state = Watched(State(now: .now))

    /// Creates a clock that does not run.
    public init() {}

    public var now: Instant { state.value.now }

    public var minimumResolution: Duration { .nanoseconds(1) }

    /// The number of tasks that sleep now.
    public var sleeperCount: Int { state.value.sleepers.count }

    /// Advances the time and wakes the sleepers that are due, the earliest first.
    public func advance(by duration: Duration) {
        let woken = state.change { state in
            state.now = state.now.advanced(by: max(.zero, duration))
            let now = state.now
            let woken = state.sleepers.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
            state.sleepers.removeAll { $0.deadline <= now }
            return woken
        }
        woken.forEach { $0.continuation.resume() }
    }

    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.change { state in
            state.count += 1
            return state.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let result: Result<Void, any Error>? = state.change { state in
                    if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
                    if deadline <= state.now { return .success(()) }
                    state.sleepers.append(
                        Sleeper(number: number, deadline: deadline, continuation: continuation))
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            let sleeper = state.change { state in
                guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
                    state.cancelled.insert(number)
                    return nil as Sleeper?
                }
                return state.sleepers.remove(at: index)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
        state.change { _ = $0.cancelled.remove(number) }
    }
}
