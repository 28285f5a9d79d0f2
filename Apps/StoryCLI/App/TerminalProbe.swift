import Synchronization
import TerminalPictures
import TerminalUI

/// Separates a terminal's answers from the keys pressed meanwhile, on any thread.
final class TerminalProbe: Sendable {
    private struct State {
        var answers = TerminalAnswers()
        /// Whether the terminal was asked.
        var isAsked = false
        /// Whether a caller waits for the answers.
        var isWaiting = false
        var waiter: CheckedContinuation<Void, Never>?

        mutating func stopWaiting() -> CheckedContinuation<Void, Never>? {
            isWaiting = false
            defer { waiter = nil }
            return waiter
        }
    }

    private let state = Mutex(State())
    private let tell: @Sendable (TerminalEvent) -> Void

    /// Creates a probe.
    ///
    /// - Parameter tell: Receives all events that are no answer.
    init(_ tell: @escaping @Sendable (TerminalEvent) -> Void) {
        self.tell = tell
    }

    /// The answers so far.
    var answers: TerminalAnswers { state.withLock { $0.answers } }

    /// Begins to expect answers.
    func begin() { state.withLock { ($0.isAsked, $0.isWaiting) = (true, true) } }

    /// Handles an event; late answers are no keys either.
    func take(_ event: TerminalEvent) {
        guard case .bytes(let bytes) = event, !bytes.isEmpty else { return tell(event) }
        let (keys, waiter) = state.withLock { state in
            guard state.isAsked else { return (bytes, nil as CheckedContinuation<Void, Never>?) }
            var keys = state.answers.take(bytes)
            if !state.isWaiting { keys += state.answers.takeLoneEscape() }
            return (keys, state.answers.isComplete ? state.stopWaiting() : nil)
        }
        if !keys.isEmpty { tell(.bytes(keys)) }
        waiter?.resume()
    }

    /// Returns at the last answer, or when waiting has ended.
    func wait() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if state.isWaiting { state.waiter = continuation }
                return !state.isWaiting
            }
            if isOver { continuation.resume() }
        }
    }

    /// Ends waiting: an escape character by itself was a key.
    func giveUp() {
        let (keys, waiter) = state.withLock { ($0.answers.takeLoneEscape(), $0.stopWaiting()) }
        if !keys.isEmpty { tell(.bytes(keys)) }
        waiter?.resume()
    }
}
