public import Glibc
import Synchronization

/// Puts the terminal back as it was if the program crashes, is ended by a signal that nobody expects, or exits without
/// having done so itself.
///
/// What the handler does may be done in one: no memory is asked for, and nobody is waited for.
public enum TerminalGuard {
    /// What the terminal gets back, and who handles crashes otherwise.
    fileprivate struct State {
        var settings: termios
        var farewell: UnsafeMutableBufferPointer<UInt8>
        /// By the signal's number.
        var previous: UnsafeMutablePointer<sigaction>
    }

    /// How a program ends that does something it must not, or is ended by others, as by Ctrl-Backslash.
    private static let crashes = [
        SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, SIGXFSZ,
    ]
    private static let signalCount = 65

    /// Begins to guard.
    ///
    /// - Parameters:
    ///   - settings: Those of the terminal before anything was changed.
    ///   - farewell: What the terminal is sent first.
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

    /// Puts the terminal back now, on whatever thread; does nothing if nothing is guarded.
    public static func restore() { putBack() }
}

/// The address of what is guarded; 0 for nothing. A handler knows nothing but what lies at a fixed place.
private let guardedState = Atomic<UInt>(0)

/// Whether the end of the process by `exit` puts the terminal back, too.
private let isRestoredAtExit = atexit { putBack() } == 0

/// Whether a signal tells of an instruction that failed. Others may send the same numbers, with codes of 0 or less, and
/// the kernel sends others of its own, as for Ctrl-Backslash: signal(7), sigaction(2).
private func isFault(_ number: Int32, code: Int32) -> Bool {
    switch number {
    case SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP: code > 0
    default: false
    }
}

/// Restores the terminal and crashes as if nobody had looked.
///
/// - Parameter isFault: Whether an instruction of the program failed, rather than somebody having sent the signal.
private func crash(_ number: Int32, isFault: Bool) {
    guard let state = putBack() else { return }
    if isFault {
        // The instruction is tried again, and whoever handles this otherwise, such as the printer of stack traces, sees
        // it as if first.
        sigaction(number, state.pointee.previous + Int(number), nil)
    } else {
        // Others who handle it wait for an instruction that fails again, and so the program would go on.
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
