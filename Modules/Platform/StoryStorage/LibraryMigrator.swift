import Foundation
import GRDB
import Glibc
import SafeFiles
import StoryCore

/// Makes, checks and migrates the library's file.
///
/// A new database is made under another name and put in its place when it is complete, so that there never is a
/// library without tables: an empty file is a damaged one.
struct LibraryMigrator: Sendable {
    let file: URL
    /// See ``LibraryLayout/useLock``.
    let useLock: URL
    let schema: LibrarySchema
    /// How many seconds to wait for another process that writes.
    let patience: TimeInterval
    /// Tells when something was put away.
    var now: @Sendable () -> Date = { Date() }

    /// Keeps others from replacing the library as long as the lock is held; the folder is made.
    ///
    /// - Returns: Nil on a disk on which the lock cannot be made, so that nobody can replace the library either.
    func use() throws(StorageError) -> FileLock? {
        try SafeFiles.makeFolder(file.deletingLastPathComponent())
        guard try isThere() else { return try FileLock(useLock, guarding: "The library", sharing: .shared) }
        return try FileLock.shared(useLock, guarding: "The library")
    }

    /// The database as its file alone has it, for reading without a log, for which there may be no space; nil if
    /// there is no such file, or a log has what it has not.
    ///
    /// What others write meanwhile is not seen, and may be seen in part: it is for one look, while nobody can write.
    func openWithoutLog() throws -> DatabaseQueue? {
        let log = FileStatus(URL(filePath: file.path + "-wal"))
        guard try isThere(), (log?.byteCount ?? 0) == 0 else { return nil }
        var configuration = configuration
        configuration.readonly = true
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(
            path: file.absoluteURL.absoluteString + "?immutable=1", configuration: configuration)
        guard try queue.read(version) == schema.version else { throw StorageError.readOnly(path: file.path) }
        return queue
    }

    /// The database at the present version, for reading; it is made or migrated first if need be. ``use()`` goes first.
    ///
    /// What is not for us is refused without a chance of changing it: even closing a database may write, unless it was
    /// opened for reading alone.
    func openForReading() throws -> DatabaseQueue {
        if try !isThere() {
            try makeNew()
        }
        var configuration = configuration
        configuration.readonly = true
        // Who only reads breaks no reference; to ask for them to be kept takes a statement.
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        if try queue.read(version) < schema.version { try migrate(try openForWriting()) }
        return queue
    }

    /// The database for writing; ``openForReading()`` goes first.
    func openForWriting() throws -> DatabaseQueue {
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        try queue.writeWithoutTransaction { database in
            // The mode is kept in the file; asking first avoids a write on every start.
            if try String.fetchOne(database, sql: "PRAGMA journal_mode") != "wal" {
                try database.execute(sql: "PRAGMA journal_mode = WAL")
            }
            try database.execute(sql: "PRAGMA synchronous = NORMAL")
            // In KiB. What one story touches in the indexes of a large library lies far apart.
            try database.execute(sql: "PRAGMA cache_size = -16384")
        }
        return queue
    }

    /// Refuses to go on with tables of a version that this program does not know.
    ///
    /// - Returns: The version.
    @discardableResult
    func checkVersion(of database: Database) throws -> Int {
        let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        guard version > 0 else { throw StorageError.corrupt(path: file.path, detail: "Its version is unknown.") }
        guard version <= schema.version else { throw StorageError.newerVersion(path: file.path) }
        return version
    }

    // MARK: - Looking

    /// The database's log.
    var log: URL { URL(filePath: file.path + "-wal") }

    /// Whether something was written that is in the log only.
    var hasLog: Bool {
        var status = stat()
        return stat(log.path, &status) == 0 && status.st_size > 0
    }

    /// Refuses a link, a folder or a device in the place of the database, its log or the log's index: nothing of ours
    /// is read or written elsewhere. The folder around them may be a link.
    func refuseImpostors() throws(StorageError) {
        for ending in ["", "-wal", "-shm"] {
            let item = URL(filePath: file.path + ending)
            guard let status = FileStatus(item), !status.isFile else { continue }
            throw .notAFile(path: item.path, kind: status.kindName)
        }
    }

    private var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience)
        configuration.foreignKeysEnabled = true
        return configuration
    }

    private func isThere() throws(StorageError) -> Bool {
        var status = stat()
        guard stat(file.path, &status) == 0 else {
            let code = errno
            if code == ENOENT { return false }
            throw StorageError(errno: code, path: file.path)
        }
        guard status.st_size > 0 else { throw .corrupt(path: file.path, detail: "It's empty.") }
        return true
    }

    /// Reads the file without a chance of changing it: even closing a database may write.
    func reading<Value>(_ body: (Database) throws -> Value) throws -> Value {
        var configuration = configuration
        configuration.readonly = true
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        let value = try queue.read(body)
        try queue.close()
        return value
    }

    /// The version of a database's tables; throws if it is not for us.
    func version(of database: Database) throws -> Int {
        guard try Int.fetchOne(database, sql: "PRAGMA application_id") == LibrarySchema.applicationID else {
            throw StorageError.corrupt(path: file.path, detail: "It's another program's database.")
        }
        return try checkVersion(of: database)
    }

    // MARK: - Making and migrating

    /// Where a new database is made before it is put in its place.
    var draft: URL { file.appendingPathExtension("new") }

    /// Of two processes that make or migrate the library, one does and the other waits.
    func lock() throws(StorageError) -> FileLock {
        try FileLock(file.appendingPathExtension("migration-lock"), guarding: "The library", waiting: .wait)
    }

    private func makeNew() throws {
        let lock = try lock()
        defer { lock.release() }
        guard try !isThere() else { return }
        // A log that outlived its database would be applied to the new one.
        try removeCompanions(of: file)
        try removeDatabase(draft)
        do {
            try SafeFiles.makeFile(draft)
            try fill(draft)
            try SafeFiles.sync(draft)
            guard rename(draft.path, file.path) == 0 else { throw StorageError(errno: errno, path: file.path) }
            try SafeFiles.sync(file.deletingLastPathComponent())
        } catch {
            try removeDatabase(draft)
            throw error
        }
    }

    func fill(_ draft: URL) throws {
        let queue = try DatabaseQueue(path: draft.path, configuration: configuration)
        try queue.writeWithoutTransaction { database in
            // It is synced once, when it is complete.
            try database.execute(sql: "PRAGMA synchronous = OFF")
            try database.execute(sql: "PRAGMA application_id = \(LibrarySchema.applicationID)")
        }
        try apply(schema.migrations[...], to: queue)
        try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
        try queue.close()
    }

    private func migrate(_ queue: DatabaseQueue) throws {
        let lock = try lock()
        defer { lock.release() }
        let version = try queue.read(version)
        guard version < schema.version else { return }
        try backUp(queue, before: schema.migrations[version].name)
        try apply(schema.migrations[version...], to: queue)
    }

    /// All steps or none.
    private func apply(_ migrations: ArraySlice<LibrarySchema.Migration>, to queue: DatabaseQueue) throws {
        try queue.write { database in
            let altered = try RowChecksums.altered(in: database)
            for migration in migrations { try migration.migrate(database) }
            try RowChecksums.renew(in: database, keeping: altered)
            try database.execute(sql: "PRAGMA user_version = \(schema.version)")
        }
    }

    private func backUp(_ queue: DatabaseQueue, before migration: String) throws {
        let copy = file.appendingPathExtension("before-\(migration).backup")
        try removeDatabase(copy)
        try SafeFiles.makeFile(copy)
        let target = try DatabaseQueue(path: copy.path)
        try queue.backup(to: target)
        try target.close()
        try SafeFiles.sync(copy)
        try SafeFiles.sync(copy.deletingLastPathComponent())
    }

    func removeDatabase(_ database: URL) throws(StorageError) {
        try removeCompanions(of: database)
        try SafeFiles.remove(database)
    }

    private func removeCompanions(of database: URL) throws(StorageError) {
        for ending in ["-wal", "-shm", "-journal"] {
            try SafeFiles.remove(URL(filePath: database.path + ending))
        }
    }
}
