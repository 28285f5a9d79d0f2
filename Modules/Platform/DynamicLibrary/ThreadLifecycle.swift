/// The lifecycle of the single thread that calls a library: it is started once, asked to end once, and waited for.
///
/// A value for the state of the thread's owner, protected by the owner's lock.
public struct ThreadLifecycle: Sendable {
    /// Whether the thread was started.
    public private(set) var isRunning = false
    /// Whether the thread has to end, or may not be started any more.
    public private(set) var isClosed = false
    /// Whether there is nothing left to wait for.
    public private(set) var isOver = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates the life of a thread that is yet to be started.
    public init() {}

    /// Whether the caller has to start the thread; true only once.
    public mutating func start() -> Bool {
        guard !isRunning, !isClosed else { return false }
        isRunning = true
        return true
    }

    /// Closes it, and returns whether the caller has to end what depends on the thread, since there is none.
    public mutating func close() -> Bool {
        let isFirst = !isClosed && !isRunning
        isClosed = true
        if isFirst { isOver = true }
        return isFirst
    }

    /// Returns whether it is over; if it is not, ``finish()`` gives the continuation back.
    public mutating func isOver(orResume continuation: CheckedContinuation<Void, Never>) -> Bool {
        if !isOver { waiting.append(continuation) }
        return isOver
    }

    /// Marks the thread as finished, and returns the waiters to resume.
    public mutating func finish() -> [CheckedContinuation<Void, Never>] {
        isOver = true
        defer { waiting = [] }
        return waiting
    }
}
