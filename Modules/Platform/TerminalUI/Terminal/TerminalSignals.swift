import Dispatch
import Glibc
import Synchronization

/// The signals that a program on a terminal knows, as events; before and after they do what they always did.
final class TerminalSignals {
    private static let ends = [SIGINT, SIGTERM, SIGHUP]
    private static let events: [(number: Int32, event: TerminalEvent)] =
        [(SIGWINCH, .resized), (SIGTSTP, .suspended)] + ends.map { ($0, .interrupted($0)) }

    private let sources: [any DispatchSourceSignal]

    /// Begins to tell of signals, on any thread; from the return on, none of them does anything else.
    init(_ tell: @escaping @Sendable (TerminalEvent) -> Void) {
        let asked = Flag()
        let registered = DispatchGroup()
        sources = Self.events.map { number, event in
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
            source.setEventHandler {
                // Whoever asks twice for the end gets it at once.
                if Self.ends.contains(number), asked.raise() {
                    TerminalGuard.restore()
                    signal(number, SIG_DFL)
                    kill(getpid(), number)
                }
                tell(event)
            }
            registered.enter()
            source.setRegistrationHandler { registered.leave() }
            source.resume()
            return source
        }
        // A source takes its signal over a moment after it was told to.
        registered.wait()
    }

    /// Handles signals no longer.
    func stop() {
        sources.forEach { $0.cancel() }
        for (number, _) in Self.events { signal(number, SIG_DFL) }
    }
}

/// Whether something has happened before, on whatever thread.
private final class Flag: Sendable {
    private let isRaised = Atomic(false)

    /// Says that it happens; returns whether it had.
    func raise() -> Bool { isRaised.exchange(true, ordering: .relaxed) }
}
