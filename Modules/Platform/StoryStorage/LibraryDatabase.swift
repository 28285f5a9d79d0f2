public import Foundation
import GRDB
import StoryCore

/// The library's SQLite database, opened when it is first used.
///
/// It is in WAL mode with foreign keys on, waits for other processes, and is readable by its owner only. A database
/// of a newer version, a damaged one or somebody else's is refused and not changed. Before a migration changes data,
/// a copy is put beside it.
///
/// What was begun is done: a task that is cancelled still gets its answer, and nothing is half-written.
public actor LibraryDatabase {
    /// The database's file.
    public nonisolated let file: URL
    private let opener: LibraryOpener
    private let executor = WaitingExecutor(label: "library")
    /// Reads, and cannot write: most commands need no other.
    private var reader: DatabaseQueue?
    /// Opened when something is first written.
    private var writer: DatabaseQueue?

    /// Uses the database `library.sqlite` in a folder; both are made when something is first asked for.
    public init(folder: URL) {
        self.init(folder: folder, schema: LibrarySchema())
    }

    /// - Parameter patience: How many seconds to wait for another process that writes.
    init(folder: URL, schema: LibrarySchema, patience: TimeInterval = 10) {
        file = folder.appending(path: "library.sqlite")
        opener = LibraryOpener(file: file, schema: schema, patience: patience)
    }

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Reads, seeing one state of the database.
    func read<Value: Sendable>(
        _ body: @Sendable (Database) throws -> Value
    ) async throws(StorageError) -> Value {
        try explained {
            try readable().read { database in
                try opener.checkVersion(of: database)
                return try body(database)
            }
        }
    }

    /// Writes all or nothing.
    func write<Value: Sendable>(
        _ body: @Sendable (Database) throws -> Value
    ) async throws(StorageError) -> Value {
        try explained {
            try writable().write { database in
                // Another process may have brought the tables to a version that we do not know.
                try opener.checkVersion(of: database)
                return try body(database)
            }
        }
    }

    // MARK: - Private

    private func readable() throws -> DatabaseQueue {
        if let reader { return reader }
        let opened = try opener.openForReading()
        reader = opened
        return opened
    }

    private func writable() throws -> DatabaseQueue {
        if let writer { return writer }
        // Nothing is opened for writing before it is known to be ours.
        _ = try readable()
        let opened = try opener.openForWriting()
        writer = opened
        return opened
    }

    private func explained<Value>(_ work: () throws -> Value) throws(StorageError) -> Value {
        do {
            return try work()
        } catch {
            throw StorageError(error, database: file)
        }
    }
}
