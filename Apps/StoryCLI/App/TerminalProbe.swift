import Synchronization
import TerminalPictures
import TerminalUI

/// Finds what a terminal answers to a question among the keys that somebody presses meanwhile, on whatever thread.
final class TerminalProbe: Sendable {
    private struct State {
        var answers = TerminalAnswers()
        /// Whether the terminal was asked.
        var isAsked = false
        /// Whether somebody waits for the answers.
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

    /// - Parameter tell: Told of all that is no answer.
    init(_ tell: @escaping @Sendable (TerminalEvent) -> Void) {
        self.tell = tell
    }

    /// What the terminal has said so far.
    var answers: TerminalAnswers { state.withLock { $0.answers } }

    /// The terminal is about to be asked.
    func begin() { state.withLock { ($0.isAsked, $0.isWaiting) = (true, true) } }

    /// Takes what happens on the terminal; late answers are no keys either.
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

    /// Returns when the last answer is there, or nobody waits for it any more.
    func wait() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if state.isWaiting { state.waiter = continuation }
                return !state.isWaiting
            }
            if isOver { continuation.resume() }
        }
    }

    /// Waits no longer: an escape character without anything behind it was a key.
    func giveUp() {
        let (keys, waiter) = state.withLock { ($0.answers.takeLoneEscape(), $0.stopWaiting()) }
        if !keys.isEmpty { tell(.bytes(keys)) }
        waiter?.resume()
    }
}
