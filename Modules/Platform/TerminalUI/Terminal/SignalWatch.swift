import Dispatch
import Glibc
import Synchronization

/// Tells of signals instead of letting them do what they did; once it is stopped, they do that again.
///
/// Sources of `Dispatch` take a signal over only the first time that a process asks for it, and ignore it from then on
/// if it was ignored in between. Handlers of our own, with a pipe to whoever is told, can come and go any number of
/// times. One that begins while another one is there takes its place until it is stopped.
public final class SignalWatch {
    private let previous: [(number: Int32, action: sigaction)]
    private let previousPipe: Int32
    private let source: any DispatchSourceRead

    /// Begins to watch; from the return on, none of the signals does anything else.
    ///
    /// - Parameters:
    ///   - numbers: The signals that are told of.
    ///   - ignored: The signals that do nothing meanwhile.
    ///   - tell: Called with a signal's number, on any thread.
    public init(_ numbers: [Int32], ignoring ignored: [Int32] = [], tell: @escaping @Sendable (Int32) -> Void) {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        let (reader, writer) = (ends[0], ends[1])
        source = DispatchSource.makeReadSource(fileDescriptor: reader, queue: .global(qos: .userInteractive))
        source.setEventHandler {
            var number: UInt8 = 0
            while read(reader, &number, 1) == 1 { tell(Int32(number)) }
        }
        source.setCancelHandler {
            close(reader)
            close(writer)
        }
        source.resume()
        previousPipe = currentPipe.exchange(writer, ordering: .sequentiallyConsistent)
        previous =
            numbers.map { ($0, Self.setHandler(note, of: $0)) } + ignored.map { ($0, Self.setHandler(SIG_IGN, of: $0)) }
    }

    /// Ends watching; the signals do what they did before.
    public func stop() {
        for (number, action) in previous {
            var action = action
            sigaction(number, &action, nil)
        }
        currentPipe.store(previousPipe, ordering: .sequentiallyConsistent)
        source.cancel()
    }

    /// Whether a signal is ignored, as `nohup` has it for the end of the terminal.
    public static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// The signals that end a program: Ctrl-C, a request, and the end of the terminal unless somebody wants the program
    /// to go on without it.
    public static var ends: [Int32] { [SIGINT, SIGTERM] + (isIgnored(SIGHUP) ? [] : [SIGHUP]) }

    /// - Returns: What the signal did before.
    private static func setHandler(_ handler: __sighandler_t?, of number: Int32) -> sigaction {
        var (action, previous) = (sigaction(), sigaction())
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = Int32(SA_RESTART)
        sigaction(number, &action, &previous)
        return previous
    }
}

/// Where signals are written to; -1 for nowhere. A handler knows nothing but what lies at a fixed place.
private let currentPipe = Atomic<Int32>(-1)

/// The handler: it may do nothing but what may be done at any moment.
private func note(_ number: Int32) {
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(currentPipe.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = error
}
