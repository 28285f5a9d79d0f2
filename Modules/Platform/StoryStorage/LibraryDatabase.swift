public import Foundation
import GRDB
import SafeFiles
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
    private var queue: DatabaseQueue?
    /// Held as long as the database is open. It comes after the queue, since properties go in their order: closing a
    /// database removes its log by its path, which must still be its own.
    private var use: FileLock?

    /// Uses the database `library.sqlite` in a folder; both are made when something is first asked for.
    ///
    /// From then on nobody can replace the library; see ``LibraryArchiver``.
    public init(folder: URL) {
        self.init(folder: folder, schema: LibrarySchema())
    }

    /// - Parameter patience: How many seconds to wait for another process that writes.
    init(folder: URL, schema: LibrarySchema, patience: TimeInterval = 10) {
        let layout = LibraryLayout(data: folder)
        file = layout.database
        opener = LibraryOpener(file: file, useLock: layout.useLock, schema: schema, patience: patience)
    }

    /// Reads, seeing one state of the database.
    func read<Value: Sendable>(
        _ body: @Sendable @escaping (Database) throws -> Value
    ) async throws(StorageError) -> Value {
        let queue = try opened()
        let opener = opener
        return try await finished {
            try await queue.read { database in
                try opener.checkVersion(of: database)
                return try body(database)
            }
        }
    }

    /// Writes all or nothing.
    func write<Value: Sendable>(
        _ body: @Sendable @escaping (Database) throws -> Value
    ) async throws(StorageError) -> Value {
        let queue = try opened()
        let opener = opener
        return try await finished {
            try await queue.write { database in
                // Another process may have brought the tables to a version that we do not know.
                try opener.checkVersion(of: database)
                return try body(database)
            }
        }
    }

    /// Makes the file anew from its tables, which must be whole; the damaged one is kept in `folder`.
    ///
    /// - Returns: What is kept.
    func rebuild(keepingDamagedIn folder: URL) async throws(StorageError) -> URL {
        let queue = try opened()
        let opener = opener
        return try await finished { try opener.rebuild(queue, keepingDamagedIn: folder) }
    }

    /// Removes what was left when the library was being made.
    func removeDraft() throws(StorageError) {
        let lock = try opener.lock()
        defer { lock.release() }
        try opener.removeDatabase(opener.draft)
    }

    /// Copies the database, as it is at this moment, into a file that is empty or not there.
    func copy(to copy: URL) async throws(StorageError) {
        let queue = try opened()
        try await finished {
            try await queue.writeWithoutTransaction { database in
                try database.execute(sql: "VACUUM INTO ?", arguments: [copy.path])
            }
        }
    }

    // MARK: - Private

    private func opened() throws(StorageError) -> DatabaseQueue {
        if let queue { return queue }
        do {
            let lock = try opener.use()
            let opened = try opener.open()
            queue = opened
            use = lock
            return opened
        } catch {
            throw StorageError(error, database: file)
        }
    }

    /// Lets a piece of work come to its end though the task around it is cancelled.
    private func finished<Value: Sendable>(
        _ work: @Sendable @escaping () async throws -> Value
    ) async throws(StorageError) -> Value {
        let file = file
        let result = await Task { () async -> Result<Value, StorageError> in
            do {
                return .success(try await work())
            } catch {
                return .failure(StorageError(error, database: file))
            }
        }.value
        return try result.get()
    }
}
