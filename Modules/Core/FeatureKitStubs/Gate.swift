import Synchronization

/// Holds tasks until it is opened or they are cancelled, and reports arrivals.
public final class Gate: Sendable {
    private struct State {
        var isOpen: Bool
        var arrivals = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state: Mutex<State>

    /// Creates a gate.
    public init(open: Bool = false) {
        state = Mutex(State(isOpen: open))
    }

    /// Opens the gate.
    public func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }
        waiting.forEach { $0.resume() }
    }

    /// Waits until the gate is open or the task is cancelled.
    public func pass() async {
        let index = state.withLock { state in
            state.arrivals += 1
            return state.arrivals
        }
        tellWatchers()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let goesOn = state.withLock { state in
                    if state.isOpen || Task.isCancelled { return true }
                    state.waiting[index] = continuation
                    return false
                }
                if goesOn { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: index) }?.resume()
        }
    }

    /// Returns once this many tasks have arrived.
    public func arrival(of count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.arrivals >= count { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    private func tellWatchers() {
        let told = state.withLock { state in
            let reached = state.watchers.filter { $0.count <= state.arrivals }
            state.watchers.removeAll { $0.count <= state.arrivals }
            return reached
        }
        told.forEach { $0.continuation.resume() }
    }
}
