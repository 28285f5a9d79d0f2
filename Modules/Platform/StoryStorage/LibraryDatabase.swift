public import Foundation
import GRDB
import SafeFiles
import StoryCore

/// The library's SQLite database, opened when it is first used.
///
/// It is in WAL mode with foreign keys on, waits for other processes, and is readable by its owner only. A database
/// of a newer version, a damaged one or somebody else's is refused and not changed. Before a migration changes data,
/// a copy is put beside it.
public actor LibraryDatabase {
    /// The database's file.
    public nonisolated let file: URL
    private let schema: LibrarySchema
    private var queue: DatabaseQueue?

    /// Uses the database `library.sqlite` in a folder; both are made when something is first asked for.
    public init(folder: URL) {
        self.init(folder: folder, schema: LibrarySchema())
    }

    init(folder: URL, schema: LibrarySchema) {
        file = folder.appending(path: "library.sqlite")
        self.schema = schema
    }

    /// Reads, seeing one state of the database.
    func read<Value: Sendable>(
        _ body: @Sendable @escaping (Database) throws -> Value
    ) async throws(StorageError) -> Value {
        let queue = try opened()
        return try await uncancelled { try await queue.read(body) }
    }

    /// Writes all or nothing.
    func write<Value: Sendable>(
        _ body: @Sendable @escaping (Database) throws -> Value
    ) async throws(StorageError) -> Value {
        let queue = try opened()
        return try await uncancelled { try await queue.write(body) }
    }

    /// Does short work to its end: what is finished when a task is cancelled still has to be recorded, and GRDB would
    /// throw the statement away together with the task.
    private func uncancelled<Value: Sendable>(
        _ work: @Sendable @escaping () async throws -> Value
    ) async throws(StorageError) -> Value {
        do {
            return try await Task { try await work() }.value
        } catch {
            throw StorageError(error, database: file)
        }
    }

    // MARK: - Opening

    private func opened() throws(StorageError) -> DatabaseQueue {
        if let queue { return queue }
        try SafeFiles.makeFolder(file.deletingLastPathComponent())
        // SQLite gives the files beside it the permissions of this one.
        try SafeFiles.makeFile(file)
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        configuration.foreignKeysEnabled = true
        do {
            let opened = try DatabaseQueue(path: file.path, configuration: configuration)
            if try opened.read({ try version(of: $0) }) < schema.version { try migrate(opened) }
            try opened.writeWithoutTransaction { database in
                // The mode is kept in the file; asking first avoids a write on every start.
                if try String.fetchOne(database, sql: "PRAGMA journal_mode") != "wal" {
                    try database.execute(sql: "PRAGMA journal_mode = WAL")
                }
                try database.execute(sql: "PRAGMA synchronous = NORMAL")
            }
            queue = opened
            return opened
        } catch {
            throw StorageError(error, database: file)
        }
    }

    /// The version of the tables; 0 for a new database.
    private func version(of database: Database) throws -> Int {
        let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        let application = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
        guard application == LibrarySchema.applicationID || (version == 0 && tables == 0) else {
            throw StorageError.corrupt(path: file.path, detail: "It is a database of another program.")
        }
        guard version <= schema.version else { throw StorageError.newerVersion(path: file.path) }
        return version
    }

    /// Brings the tables to the present version; of two processes that want to, one does and the other waits.
    private func migrate(_ queue: DatabaseQueue) throws {
        let lock = try FileLock(
            file.appendingPathExtension("migration-lock"), guarding: "The library", waiting: .wait)
        defer { lock.release() }
        let version = try queue.read { try self.version(of: $0) }
        guard version < schema.version else { return }
        if version > 0 { try backUp(queue, before: schema.migrations[version].name) }
        try queue.write { database in
            for migration in schema.migrations[version...] { try migration.migrate(database) }
            try database.execute(sql: "PRAGMA application_id = \(LibrarySchema.applicationID)")
            try database.execute(sql: "PRAGMA user_version = \(schema.version)")
        }
    }

    private func backUp(_ queue: DatabaseQueue, before migration: String) throws {
        let copy = file.appendingPathExtension("before-\(migration).backup")
        try SafeFiles.remove(copy)
        try SafeFiles.makeFile(copy)
        try queue.backup(to: DatabaseQueue(path: copy.path))
        try SafeFiles.sync(copy)
    }
}
