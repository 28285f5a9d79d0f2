import Synchronization

/// Collects values until they are fetched, all at once.
final class Mailbox: Sendable {
    /// Something that happened.
    enum Letter: Sendable {
        case terminal(TerminalEvent)
        case quit
        /// The terminal was lent to another program, which is done.
        case terminalReturned
    }

    private struct State {
        var letters: [Letter] = []
        /// Whether there may be unread values.
        var isRung = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Adds a value, on any thread.
    func post(_ letter: Letter) {
        state.withLock { $0.letters.append(letter) }
        wake()
    }

    /// Wakes the reader.
    func wake() {
        let waiting = state.withLock { state in
            defer { state.waiting = nil }
            state.isRung = state.waiting == nil
            return state.waiting
        }
        waiting?.resume()
    }

    /// Waits for values; once for all that arrive meanwhile. Only one task may wait.
    ///
    /// The next element of a stream would be delivered by Swift's shared threads, which computations can occupy, so
    /// that a key would wait.
    @MainActor
    func arrival() async {
        await withCheckedContinuation { continuation in
            let isRung = state.withLock { state in
                defer { state.isRung = false }
                if !state.isRung { state.waiting = continuation }
                return state.isRung
            }
            if isRung { continuation.resume() }
        }
    }

    /// All that came since the last time.
    func take() -> [Letter] {
        state.withLock { state in
            defer { state.letters = [] }
            return state.letters
        }
    }
}
