import Synchronization

/// Keeps what happens until somebody has time for it: nothing is lost, and all of it is fetched at once.
final class Mailbox: Sendable {
    /// Something that happened.
    enum Letter: Sendable {
        case terminal(TerminalEvent)
        case quit
    }

    private let letters = Mutex<[Letter]>([])
    private let bell: AsyncStream<Void>.Continuation
    /// Tells that there may be something; once for everything that came meanwhile.
    let arrivals: AsyncStream<Void>

    init() {
        (arrivals, bell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Tells of something, on any thread.
    func post(_ letter: Letter) {
        letters.withLock { $0.append(letter) }
        wake()
    }

    /// Tells that there is something to look at.
    func wake() { bell.yield() }

    /// All that came since the last time.
    func take() -> [Letter] {
        letters.withLock { letters in
            defer { letters = [] }
            return letters
        }
    }
}
