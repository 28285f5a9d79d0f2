import Foundation
import Synchronization

/// Tells workers to stop.
public final class WorkerStop: Sendable {
    private struct State {
        var isRequested = false
        var waiting: [UUID: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    /// Creates a stop that nobody has requested.
    public init() {}

    /// Whether somebody has requested it.
    public var isRequested: Bool { state.withLock { $0.isRequested } }

    /// Requests it: each job ends with the unit at hand, and waits for another worker.
    public func request() {
        let waiting = state.withLock { state in
            state.isRequested = true
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Waits until somebody requests it, or the task is cancelled.
    func requested() async {
        let identifier = UUID()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    if state.isRequested || Task.isCancelled { return true }
                    state.waiting[identifier] = continuation
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: identifier) }?.resume()
        }
    }
}
