import Glibc
import Synchronization

/// The signals that a program on a terminal knows, as events; before and after they do what they did.
final class TerminalSignals {
    private let watch: SignalWatch

    /// Starts reporting signals, on any thread; from the return on, they have no other effect.
    init(_ tell: @escaping @Sendable (TerminalEvent) -> Void) {
        let asked = Flag()
        watch = SignalWatch([SIGWINCH, SIGTSTP] + SignalWatch.ends) { number in
            switch number {
            case SIGWINCH: tell(.resized)
            case SIGTSTP: tell(.suspended)
            default:
                // A second signal ends the program at once.
                if asked.raise() {
                    TerminalGuard.restore()
                    signal(number, SIG_DFL)
                    kill(getpid(), number)
                }
                tell(.interrupted(number))
            }
        }
    }

    /// Handles signals no longer.
    func stop() { watch.stop() }
}

/// Whether something has happened before, on whatever thread.
private final class Flag: Sendable {
    private let isRaised = Atomic(false)

    /// Sets the flag; returns whether it was set.
    func raise() -> Bool { isRaised.exchange(true, ordering: .relaxed) }
}
