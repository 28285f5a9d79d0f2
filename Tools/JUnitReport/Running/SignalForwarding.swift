import Dispatch
import Foundation
import Synchronization
import TestReport

/// Passes the signals that ask us to stop on to the command, so that the report is still written.
///
/// The first is passed on unchanged; from the second on the command is killed.
final class SignalForwarding: Sendable {
    private struct State {
        var group: pid_t?
        var received: Int32?
    }

    private let state = Mutex(State())

    /// The first signal that came.
    var received: Int32? { state.withLock(\.received) }

    /// From now on signals go to this process group; one that came before goes to it at once.
    func forward(to group: pid_t) {
        let early = state.withLock { state in
            state.group = group
            return state.received
        }
        if let early { kill(-group, early) }
    }

    /// Stops forwarding: the command has ended, and its number may be reused.
    func stop() {
        state.withLock { $0.group = nil }
    }

    /// Takes a signal.
    func pass(_ number: Int32) {
        state.withLock { state in
            let sent = state.received == nil ? number : SIGKILL
            state.received = state.received ?? number
            if let group = state.group { kill(-group, sent) }
        }
    }
}

/// Listens for the signals that ask us to stop; while it lives, they do not end this process.
final class SignalListener {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private let sources: [any DispatchSourceSignal]

    /// Starts listening.
    init(_ forwarding: SignalForwarding) {
        let queue = DispatchQueue(label: "signals")
        sources = Self.signals.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { forwarding.pass(number) }
            source.resume()
            return source
        }
        // The reader of our output may go before we end.
        signal(SIGPIPE, SIG_IGN)
    }

    deinit {
        for source in sources { source.cancel() }
    }
}
