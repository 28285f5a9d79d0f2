import GRDB
import Synchronization

/// The connections that read a library, and cannot write.
///
/// The first is all that a short command needs. A pool of more is opened once somebody reads while somebody else does,
/// as it happens in programs that stay.
final class LibraryReaders: Sendable {
    private struct State: Sendable {
        var isFirstBusy = false
        var pool: DatabasePool?
    }

    /// Opened with the library.
    let first: DatabaseQueue
    private let openPool: @Sendable () throws -> DatabasePool
    private let state = Mutex(State())

    /// - Parameter openPool: Opens more connections to the same file.
    init(first: DatabaseQueue, openPool: @escaping @Sendable () throws -> DatabasePool) {
        self.first = first
        self.openPool = openPool
    }

    /// Reads, seeing one state of the database; waits for the disk, and for others only if very many read.
    func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        guard let pool = try poolIfBusy() else {
            defer { state.withLock { $0.isFirstBusy = false } }
            return try first.read(body)
        }
        return try pool.read(body)
    }

    /// The pool if the first connection is in use; otherwise nil, and the first is the caller's.
    private func poolIfBusy() throws -> DatabasePool? {
        try state.withLock { state in
            guard state.isFirstBusy else {
                state.isFirstBusy = true
                return nil
            }
            let pool = try state.pool ?? openPool()
            state.pool = pool
            return pool
        }
    }
}
