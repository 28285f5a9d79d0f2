import Dispatch
import Glibc
import Synchronization

/// Reports signals in place of their default effect, which is restored when it is stopped.
///
/// Sources of `Dispatch` take a signal over only the first time that a process uses it, and ignore it from then on if
/// it was ignored in between. Handlers of our own, with a pipe to the receiver, can be added and removed any number of
/// times. A new watch takes the place of an active one until it is stopped; watches may be stopped in any order.
public final class SignalWatch {
    private let identifier: UInt64
    private let source: any DispatchSourceRead

    /// Starts watching; from the return on, the signals have no other effect.
    ///
    /// - Parameters:
    ///   - numbers: The reported signals.
    ///   - ignored: The signals to ignore meanwhile.
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
        identifier = activeWatches.withLock { $0.begin(numbers, ignoring: ignored, pipe: writer) }
    }

    /// Ends watching; the signals do what an older watch wants, or else what they did before.
    public func stop() {
        activeWatches.withLock { $0.end(identifier) }
        source.cancel()
    }

    /// Returns whether a signal is ignored, as `nohup` has it for the end of the terminal.
    public static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// The signals that end a program: Ctrl-C, a request, and the end of the terminal, unless that is ignored (nohup).
    public static var ends: [Int32] { [SIGINT, SIGTERM] + (isIgnored(SIGHUP) ? [] : [SIGHUP]) }
}

/// The active watches, the newest last, and what their signals did before any of them.
private struct ActiveWatches {
    private struct Watch {
        let identifier: UInt64
        let pipe: Int32
        let numbers: Set<Int32>
        let ignored: Set<Int32>
    }

    private var watches: [Watch] = []
    private var originals: [Int32: sigaction] = [:]
    private var lastIdentifier: UInt64 = 0

    /// Adds a watch.
    ///
    /// - Returns: The identifier to end it with.
    mutating func begin(_ numbers: [Int32], ignoring ignored: [Int32], pipe: Int32) -> UInt64 {
        lastIdentifier += 1
        watches.append(
            Watch(identifier: lastIdentifier, pipe: pipe, numbers: Set(numbers), ignored: Set(ignored)))
        update(numbers + ignored)
        return lastIdentifier
    }

    /// Removes a watch; does nothing if it has ended.
    mutating func end(_ identifier: UInt64) {
        guard let index = watches.firstIndex(where: { $0.identifier == identifier }) else { return }
        let ended = watches.remove(at: index)
        update(Array(ended.numbers.union(ended.ignored)))
    }

    /// Gives signals the handler of the newest watch that has them, or else what they did before.
    private mutating func update(_ numbers: [Int32]) {
        currentPipe.store(watches.last?.pipe ?? -1, ordering: .sequentiallyConsistent)
        for number in numbers {
            let newest = watches.last { $0.numbers.contains(number) || $0.ignored.contains(number) }
            if let newest {
                let previous = Self.setHandler(newest.ignored.contains(number) ? SIG_IGN : note, of: number)
                if originals[number] == nil { originals[number] = previous }
            } else if var original = originals.removeValue(forKey: number) {
                sigaction(number, &original, nil)
            }
        }
    }

    /// - Returns: What the signal did before.
    private static func setHandler(_ handler: __sighandler_t?, of number: Int32) -> sigaction {
        var (action, previous) = (sigaction(), sigaction())
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = Int32(SA_RESTART)
        sigaction(number, &action, &previous)
        return previous
    }
}

/// Signals belong to the whole process.
private let activeWatches = Mutex(ActiveWatches())

/// The pipe for signals; -1 for none. A signal handler can use only static data.
private let currentPipe = Atomic<Int32>(-1)

/// The handler: it may do nothing but what may be done at any moment.
private func note(_ number: Int32) {
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(currentPipe.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = error
}
