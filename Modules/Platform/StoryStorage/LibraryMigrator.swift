import Foundation
import GRDB
import Glibc
import SafeFiles
import StoryCore
import Synchronization

/// Creates, checks and migrates the library's file.
///
/// A new database is created under another name and moved into place when it is complete, so that a library always has
/// tables: an empty file is a damaged one.
struct LibraryMigrator: Sendable {
    let file: URL
    /// See ``LibraryLayout/useLock``.
    let useLock: URL
    let schema: LibrarySchema
    /// The maximum wait for another process that writes, in seconds.
    let patience: TimeInterval
    /// The current date, for the damaged folder.
    var now: @Sendable () -> Date = { Date() }
    /// The log of what is done with the library.
    var activity = ActivityLog()
    /// The library's number when it was last found to have nothing newer than the schema.
    private let known = KnownNumber()

    /// Prevents the library from being replaced while the lock is held; creates the folder.
    ///
    /// - Returns: Nil on a disk on which the lock cannot be created, so that the library cannot be replaced either.
    func use() throws(StorageError) -> FileLock? {
        try SafeFiles.makeFolder(file.deletingLastPathComponent())
        guard try isThere() else { return try FileLock(useLock, guarding: "The library", sharing: .shared) }
        return try FileLock.shared(useLock, guarding: "The library")
    }

    /// Opens the main file alone for reading, without a log, for which there may be no space; nil if there is no file,
    /// or the log has other changes.
    ///
    /// Concurrent changes are not seen, or in part: it is for a single read while nobody can write.
    func openWithoutLog() throws -> DatabaseQueue? {
        let log = FileStatus(URL(filePath: file.path + "-wal"))
        guard try isThere(), (log?.byteCount ?? 0) == 0 else { return nil }
        var configuration = configuration
        configuration.readonly = true
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(
            path: file.absoluteURL.absoluteString + "?immutable=1", configuration: configuration)
        guard try queue.read(pending).isEmpty else { throw StorageError.readOnly(path: file.path) }
        return queue
    }

    /// Opens the database at the current version for reading, and creates or migrates it if necessary. Call ``use()``
    /// first.
    ///
    /// What is not for us is refused without a chance of changing it: even closing a database may write, unless it was
    /// opened for reading alone.
    func openForReading() throws -> LibraryReaders {
        if try !isThere() {
            try makeNew()
        }
        var configuration = configuration
        configuration.readonly = true
        // Reading violates no foreign key, and enabling them takes a statement.
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        let version = try queue.read { try self.version(of: $0).version }
        if !schema.pending(after: version).isEmpty {
            try refuseWithoutFeatures(of: version)
            // A row without an owner, which 'verify' puts away, must not keep a library from being opened.
            try migrate(try openForWriting(checksReferences: false))
        }
        return LibraryReaders(first: queue) { [file, configuration] in
            try DatabasePool(path: file.path, configuration: configuration)
        }
    }

    /// Opens the database for writing. Call ``openForReading()`` first.
    ///
    /// - Parameter checksReferences: Whether a row needs what it refers to.
    func openForWriting(checksReferences: Bool = true) throws -> DatabaseQueue {
        var configuration = configuration
        configuration.foreignKeysEnabled = checksReferences
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        try queue.writeWithoutTransaction { database in
            // The mode is stored in the file; checking first avoids a write on every start.
            if try String.fetchOne(database, sql: "PRAGMA journal_mode") != "wal" {
                try database.execute(sql: "PRAGMA journal_mode = WAL")
            }
            try database.execute(sql: "PRAGMA synchronous = NORMAL")
            // In KiB. The index pages of one story in a large library are far apart.
            try database.execute(sql: "PRAGMA cache_size = -16384")
        }
        return queue
    }

    /// Throws if a library has something newer than the schema.
    ///
    /// - Returns: The library's own number.
    @discardableResult
    func checkVersion(of database: Database) throws -> Int {
        let number = try number(of: database)
        if known.value != number { _ = try version(number: number, of: database) }
        return number
    }

    /// Returns which migrations were applied to a library; throws if that is damaged or newer than the schema.
    private func version(number: Int, of database: Database) throws -> LibraryVersion {
        let version = try FeatureVersions.version(number: number, in: database)
        guard schema.knows(version) else { throw StorageError.newerVersion(path: file.path) }
        if let versions = version.features {
            // Without a version, what is there would be created again.
            let missing = schema.features.filter { versions[$0.name] == nil }.flatMap(\.tables)
            guard try missing.allSatisfy({ try !database.hasTable($0.name) }) else {
                throw StorageError.corrupt(path: file.path, detail: FeatureVersions.damage)
            }
        }
        known.value = number
        return version
    }

    /// The library's own number, which rises with every migration.
    private func number(of database: Database) throws -> Int {
        let number = try Int.fetchOne(database.cachedStatement(sql: "PRAGMA user_version")) ?? 0
        guard number > 0 else { throw StorageError.corrupt(path: file.path, detail: "Its version is unknown.") }
        guard number <= LibrarySchema.mostMigrations else { throw StorageError.newerVersion(path: file.path) }
        return number
    }

    // MARK: - Reading

    /// The database's log.
    var log: URL { URL(filePath: file.path + "-wal") }

    /// Whether the log has changes that the main file lacks.
    var hasLog: Bool {
        var status = stat()
        return stat(log.path, &status) == 0 && status.st_size > 0
    }

    /// Throws if a link, a folder or a device is at the path of the database, its log or the log's index: nothing is
    /// read or written elsewhere. The parent folder may be a link.
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

    /// Reads the file without any chance of changing it: even closing one may write.
    func reading<Value>(_ body: (Database) throws -> Value) throws -> Value {
        var configuration = configuration
        configuration.readonly = true
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        let value = try queue.read(body)
        try queue.close()
        return value
    }

    /// Returns which migrations were applied to a library, and their number; throws if it is not ours.
    func version(of database: Database) throws -> (version: LibraryVersion, number: Int) {
        guard try Int.fetchOne(database, sql: "PRAGMA application_id") == LibrarySchema.applicationID else {
            throw StorageError.corrupt(path: file.path, detail: "It's another program's database.")
        }
        let number = try number(of: database)
        return (try version(number: number, of: database), number)
    }

    private func pending(_ database: Database) throws -> [PendingMigration] {
        schema.pending(after: try version(of: database).version)
    }

    // MARK: - Creating and migrating

    /// The draft of a new database before it is moved into place.
    var draft: URL { file.appendingPathExtension("new") }

    /// Takes the lock under which one process at a time creates or migrates the library.
    func lock() throws(StorageError) -> FileLock {
        try FileLock(file.appendingPathExtension("migration-lock"), guarding: "The library", waiting: .wait)
    }

    private func makeNew() throws {
        let lock = try lock()
        defer { lock.release() }
        guard try !isThere() else { return }
        // The log of a deleted database would be applied to the new one.
        try removeCompanions(of: file)
        try removeDatabase(draft)
        do {
            try SafeFiles.makeFile(draft)
            try fill(draft)
            try SafeFiles.sync(draft)
            guard rename(draft.path, file.path) == 0 else { throw StorageError(errno: errno, path: file.path) }
            try SafeFiles.sync(file.deletingLastPathComponent())
            activity.info(.storage, "created")
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
        try apply(schema.pending(after: .none), after: 0, to: queue)
        try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
        try queue.close()
    }

    private func migrate(_ queue: DatabaseQueue) throws {
        let lock = try lock()
        defer { lock.release() }
        let (version, number) = try queue.read(version)
        let pending = schema.pending(after: version)
        guard let first = pending.first else { return }
        activity.info(.storage, "migrating", [.count("from", number), .count("migrations", pending.count)])
        try backUp(queue, before: first.name)
        try apply(pending, after: number, to: queue) { database in
            try formerTrash.empty(log: log) { try StoryFiles.isNamed($0, in: database) }
        }
        activity.info(.storage, "migrated")
    }

    /// What an earlier version may have left.
    var formerTrash: FormerTrash { FormerTrash(of: LibraryLayout(data: file.deletingLastPathComponent())) }

    /// Throws if an earlier library has what a feature stored that this program lacks, and so can't migrate.
    private func refuseWithoutFeatures(of version: LibraryVersion) throws(StorageError) {
        let missing = schema.missingFeatures(in: version)
        guard !missing.isEmpty else { return }
        throw .failed(
            path: file.path,
            detail: "It's from an earlier version and contains data of \(StoryText.list(missing)), "
                + "which this program doesn't have.")
    }

    /// Applies all migrations or none.
    ///
    /// - Parameters:
    ///   - number: The library's own number before.
    ///   - complete: What else belongs to the transaction.
    private func apply(
        _ pending: [PendingMigration], after number: Int, to queue: DatabaseQueue,
        complete: (Database) throws -> Void = { _ in }
    ) throws {
        try queue.write { database in
            let checksums = RowChecksums(schema: schema)
            let altered = try checksums.altered(in: database)
            let former = try schema.layouts(in: database)
            for migration in pending { try migration.migrate(database) }
            let present = try schema.layouts(in: database)
            try checksums.renew(in: database, keeping: altered.map { $0.moved(from: former, to: present) })
            if try database.tableExists("feature") { try FeatureVersions.store(schema, in: database) }
            let count = min(number + pending.count, LibrarySchema.mostMigrations)
            try database.execute(sql: "PRAGMA user_version = \(count)")
            try complete(database)
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

/// The number that a library had when it was last looked at closely.
private final class KnownNumber: Sendable {
    private let number = Mutex<Int?>(nil)

    var value: Int? {
        get { number.withLock { $0 } }
        set { number.withLock { $0 = newValue } }
    }
}
