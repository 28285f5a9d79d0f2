/// A clock that only advances when a test says so.
public final class ManualClock: Clock {
    /// An instant of the clock, counted from its start.
    public struct Instant: InstantProtocol {
        fileprivate var offset = Duration.zero

        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }

    private struct Sleeper {
        var deadline: Instant
        var continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var now = Instant()
        var lastNumber = 0
        var count = 0
        var sleepers: [Int: Sleeper] = [:]
    }

    private let state = Watched(State())

    /// Creates a clock at zero.
    public init() {}

    public var now: Instant { state.value.now }
    public var minimumResolution: Duration { .zero }

    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.change { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.change { state in
                    // Together with the sleeper: who waits for the one finds the other.
                    state.count += 1
                    if state.now >= deadline || Task.isCancelled { return true }
                    state.sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            state.change { $0.sleepers.removeValue(forKey: number) }?.continuation.resume()
        }
        try Task.checkCancellation()
    }

    /// The number of tasks that sleep now.
    public var sleeperCount: Int { state.value.sleepers.count }

    /// The number of sleeps so far, including those that have ended.
    public var sleepCount: Int { state.value.count }

    /// Advances the clock and wakes the sleepers that are due.
    public func advance(by duration: Duration) {
        let woken = state.change { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for number in due.keys { state.sleepers[number] = nil }
            return due.values.map(\.continuation)
        }
        for continuation in woken { continuation.resume() }
    }
}
