public import Glibc
import Synchronization

/// Restores the terminal if the program crashes, is killed by an unexpected signal, or exits without doing so itself.
///
/// The handler is async-signal-safe: it allocates no memory and takes no locks.
public enum TerminalGuard {
    /// The terminal's former settings, and the former handlers of crashes.
    fileprivate struct State {
        var settings: termios
        var farewell: UnsafeMutableBufferPointer<UInt8>
        /// By the signal's number.
        var previous: UnsafeMutablePointer<sigaction>
    }

    /// The signals of a crash, or of others that end the program, such as Ctrl-Backslash.
    private static let crashes = [
        SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, SIGXFSZ,
    ]
    private static let signalCount = 65

    /// Starts guarding.
    ///
    /// - Parameters:
    ///   - settings: The terminal's original settings.
    ///   - farewell: The sequence that is sent first.
    public static func arm(_ settings: termios, farewell: String) {
        disarm()
        _ = isRestoredAtExit
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: farewell.utf8.count)
        _ = bytes.initialize(from: farewell.utf8)
        let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)
        previous.initialize(repeating: sigaction(), count: signalCount)
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        state.initialize(to: State(settings: settings, farewell: bytes, previous: previous))
        guardedState.store(UInt(bitPattern: state), ordering: .sequentiallyConsistent)
        for number in crashes {
            var action = sigaction()
            action.__sigaction_handler.sa_sigaction = { number, reason, _ in
                crash(number, isFault: isFault(number, code: reason?.pointee.si_code ?? 0))
            }
            // On the stack for signals, if there is one: the other one may be what is full.
            action.sa_flags = SA_SIGINFO | Int32(SA_ONSTACK)
            sigaction(number, &action, previous + Int(number))
        }
    }

    /// Stops guarding.
    public static func disarm() {
        let address = guardedState.exchange(0, ordering: .sequentiallyConsistent)
        guard let state = UnsafeMutablePointer<State>(bitPattern: address) else { return }
        for number in crashes { sigaction(number, state.pointee.previous + Int(number), nil) }
        state.pointee.previous.deallocate()
        state.pointee.farewell.deallocate()
        state.deallocate()
    }

    /// Restores the terminal now, on any thread; does nothing if nothing is guarded.
    public static func restore() { putBack() }
}

/// The address of the guarded state; 0 for none. A signal handler can use only static data.
private let guardedState = Atomic<UInt>(0)

/// Whether `exit` restores the terminal, too.
private let isRestoredAtExit = atexit { putBack() } == 0

/// Returns whether a signal reports a failed instruction. Other processes may send the same numbers, with codes of 0 or
/// less, and the kernel sends others of its own, as for Ctrl-Backslash: signal(7), sigaction(2).
private func isFault(_ number: Int32, code: Int32) -> Bool {
    switch number {
    case SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP: code > 0
    default: false
    }
}

/// Restores the terminal and crashes as without a guard.
///
/// - Parameter isFault: Whether an instruction of the program failed, rather than the signal being sent.
private func crash(_ number: Int32, isFault: Bool) {
    guard let state = putBack() else { return }
    if isFault {
        // The instruction is repeated, and other handlers, such as the one that prints stack traces, see the fault as
        // if first.
        sigaction(number, state.pointee.previous + Int(number), nil)
    } else {
        // Other handlers wait for an instruction that fails again, so that the program would go on.
        signal(number, SIG_DFL)
        raise(number)
    }
}

/// Writes what is guarded to the terminal, and guards nothing from then on.
@discardableResult
private func putBack() -> UnsafeMutablePointer<TerminalGuard.State>? {
    let address = guardedState.exchange(0, ordering: .sequentiallyConsistent)
    guard let state = UnsafeMutablePointer<TerminalGuard.State>(bitPattern: address) else { return nil }
    _ = write(STDOUT_FILENO, state.pointee.farewell.baseAddress, state.pointee.farewell.count)
    tcsetattr(STDIN_FILENO, TCSANOW, &state.pointee.settings)
    return state
}
