import Synchronization

/// Keeps what happens until somebody has time for it: nothing is lost, and all of it is fetched at once.
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
        /// Whether there may be something that nobody has looked at.
        var isRung = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Tells of something, on any thread.
    func post(_ letter: Letter) {
        state.withLock { $0.letters.append(letter) }
        wake()
    }

    /// Tells that there is something to look at.
    func wake() {
        let waiting = state.withLock { state in
            defer { state.waiting = nil }
            state.isRung = state.waiting == nil
            return state.waiting
        }
        waiting?.resume()
    }

    /// Waits until there may be something to look at; once for everything that came meanwhile. One waits at a time.
    ///
    /// A stream's next element would come by way of the threads that everybody shares, and whoever computes on them
    /// would keep a key waiting.
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
