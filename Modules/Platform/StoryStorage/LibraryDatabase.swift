import Dispatch
public import Foundation
public import GRDB
import SafeFiles
public import StoryCore
import Synchronization

/// The library's SQLite database, opened when it is first used.
///
/// It uses WAL mode and foreign keys, waits for other processes, and is readable by its owner only. A newer, damaged or
/// foreign database is refused and not changed. Before a migration changes data, a copy is put beside it.
///
/// Operations are atomic: a cancelled task still gets its answer, and nothing is half-written.
public actor LibraryDatabase {
    /// The paths of the library's parts.
    public nonisolated let layout: LibraryLayout
    /// The database's file.
    public nonisolated var file: URL { layout.database }
    /// What is stored in it.
    package nonisolated let schema: LibrarySchema
    /// The log of what is done with it.
    public nonisolated let log: ActivityLog
    private let migrator: LibraryMigrator
    private let reserve: DiskReserve
    private let journal: RecordJournal
    /// The recovery records, changed within the transactions that change the rows.
    package nonisolated let records: RecordFolder
    private let executor = BlockingSerialExecutor(label: "library")
    /// Read, and cannot write: most commands need no other.
    private nonisolated let readers = Mutex<LibraryReaders?>(nil)
    /// Where those wait who read.
    private nonisolated let reading = DispatchQueue(label: "library readers", attributes: .concurrent)
    /// Opened when something is first written.
    private var writer: DatabaseQueue?
    /// The library's number when the triggers of its checksums were created; nil before.
    private var checksummedNumber: Int?
    /// Held while the database is open. Declared after the queues, since properties are released in order: closing a
    /// database removes its log by path, which must still be its own.
    private var use: FileLock?
    private let clock: any Clock<Duration>
    /// The number of writes, and whether a checkpoint is due once they rest.
    private var (writeCount, isCheckpointDue) = (0, false)

    /// Creates a database `library.sqlite` in a folder; both are created on first use.
    ///
    /// From then on nobody can replace the library; see ``LibraryArchiver``.
    ///
    /// - Parameter features: What features store, in any order. What a library has of other features is kept; but the
    ///   unfinished work of a feature that is left out is not seen, so that a program that changes or repairs the
    ///   libraries of others needs every ``StoryWork``.
    /// - Parameter log: The log of what is done with it.
    /// - Precondition: One of the features is Library, which stores stories. The names of features, tables, columns and
    ///   parts are of letters, digits and underscores; no two features or tables have the same.
    public init(folder: URL, features: [any FeatureStorage], log: ActivityLog = ActivityLog()) {
        self.init(folder: folder, schema: LibrarySchema(features: features), log: log)
    }

    /// Creates a database with a schema.
    ///
    /// - Parameters:
    ///   - patience: The maximum wait for another process that writes, in seconds.
    ///   - clock: Measures the rest before a checkpoint.
    package init(
        folder: URL, schema: LibrarySchema, patience: TimeInterval = 10,
        clock: any Clock<Duration> = ContinuousClock(), log: ActivityLog = ActivityLog()
    ) {
        let layout = LibraryLayout(data: folder)
        self.layout = layout
        self.schema = schema
        reserve = DiskReserve(file: layout.reserve)
        journal = RecordJournal(folder: layout.records.appending(path: "journal"))
        records = RecordFolder(of: layout, journal: journal)
        self.log = log
        migrator = LibraryMigrator(
            file: layout.database, useLock: layout.useLock, schema: schema, patience: patience,
            activity: log)
        self.clock = clock
    }

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Reads, seeing one state of the database.
    public nonisolated func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StorageError) -> Value {
        do {
            do {
                let readers = try await present()
                return try await blocking { [migrator] in
                    try readers.read { database in
                        try migrator.checkVersion(of: database)
                        return try body(database)
                    }
                }
            } catch let error as DatabaseError where error.isForWantOfSpace {
                guard let unchanging = try migrator.openWithoutLog() else { throw error }
                return try await blocking { try unchanging.read(body) }
            }
        } catch {
            let error = StorageError(error, database: file)
            log.debug(.storage, "not read", [.failure(error)])
            throw error
        }
    }

    /// Writes within one transaction.
    public func write<Value: Sendable>(
        _ body: @Sendable (Database) throws -> Value
    ) async throws(StorageError) -> Value {
        try logged {
            let writer = try writable()
            // Writes to a deleted file are lost, and SQLite does not report it.
            guard FileManager.default.fileExists(atPath: file.path) else {
                throw StorageError.readOnly(path: file.path)
            }
            defer { checkpointOnceAtRest() }
            do {
                var number = checksummedNumber
                let value = try writer.write { database in
                    // Another process may have migrated the schema to an unknown version, or brought a feature.
                    let present = try migrator.checkVersion(of: database)
                    if present != number { try RowChecksums(schema: schema).keep(in: database) }
                    number = present
                    return try body(database)
                }
                // What was created in a transaction that failed is gone with it.
                checksummedNumber = number
                journal.commit()
                return value
            } catch {
                journal.rollBack()
                throw error
            }
        }
    }

    /// Writes what frees space: on a full disk, the reserve is released for it.
    package func free<Value: Sendable>(
        _ body: @Sendable (Database) throws -> Value
    ) async throws(StorageError) -> Value {
        do throws(StorageError) {
            return try await write(body)
        } catch .diskFull(let path) {
            guard reserve.release() else { throw .diskFull(path: path) }
            log.info(.storage, "the disk is full: the reserve is given up, and the change tried again")
            return try await write(body)
        }
    }

    /// Closes the database until it is used again; whoever reads it now reads it to the end.
    func release() {
        readers.withLock { $0 = nil }
        writer = nil
        use = nil
    }

    /// Rebuilds the file from its tables, which must be whole; the damaged file is kept in `folder`.
    ///
    /// - Returns: The location of the damaged file.
    func rebuild(keepingDamagedIn folder: URL) throws(StorageError) -> URL {
        log.info(.storage, "the database is rebuilt from its tables")
        return try explained { try migrator.rebuild(writable(), keepingDamagedIn: folder) }
    }

    /// Rebuilds the file from the readable rows, and from recovery records; the damaged file is moved to a folder.
    ///
    /// - Returns: The number of stories that were kept.
    /// - Throws: ``StorageError/busy(_:)`` while another process has the library open.
    func salvage(keepingDamagedIn damaged: DamagedFolder) throws(StorageError) -> Int {
        // Closed, so that nobody writes into what is moved away.
        release()
        log.info(.storage, "the database is rebuilt from what can be read, and from records")
        let alone = try FileLock(migrator.useLock, guarding: "The library")
        defer { alone.release() }
        let file = file
        return try explained {
            try migrator.salvage(records: records) { () throws(StorageError) in
                let name = SafeFiles.unused(file.lastPathComponent, in: damaged.folder).lastPathComponent
                for ending in ["", "-wal", "-shm"] {
                    let item = URL(filePath: file.path + ending)
                    guard FileStatus(item) != nil else { continue }
                    try damaged.take(
                        item, path: file.lastPathComponent + ending, as: name + ending, kind: .database,
                        reason: "The database, or its log, could not be read as a whole."
                    ) { target throws(StorageError) in try SafeFiles.move(item, to: target) }
                }
            }
        }
    }

    /// Returns the names of the tables, indexes, triggers and views that are not as the features define them.
    func foreignDefinitions() async throws(StorageError) -> [String] {
        try await read { [schema, migrator] database in
            try SchemaComparison.differences(
                of: database, from: schema, version: migrator.version(of: database).version)
        }
    }

    /// The unfinished work of all features.
    package nonisolated var work: LibraryWork {
        LibraryWork(library: layout, features: schema.features.compactMap(\.work))
    }

    /// Removes the draft of an interrupted creation.
    func removeDraft() throws(StorageError) {
        let lock = try migrator.lock()
        defer { lock.release() }
        try migrator.removeDatabase(migrator.draft)
    }

    /// Removes the work folders of interrupted backups and restores.
    func removeWorkFolders() throws(StorageError) { try leftovers.remove() }

    /// Copies a snapshot of the database to an empty or new file.
    func copy(to copy: URL) throws(StorageError) {
        try explained {
            try copyable().writeWithoutTransaction { database in
                try database.execute(sql: "VACUUM INTO ?", arguments: [copy.path])
            }
        }
    }

    // MARK: - Private

    /// The leftovers at the library's real location, needed only for cleaning up.
    private var leftovers: LibraryLeftovers {
        LibraryLeftovers(of: LibraryLayout(data: file.deletingLastPathComponent().resolvingSymlinksInPath()))
    }

    /// Does what waits for the disk on a thread that may.
    private nonisolated func blocking<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            reading.async { continuation.resume(with: Result(catching: work)) }
        }
    }

    private nonisolated func present() async throws -> LibraryReaders {
        if let readers = readers.withLock({ $0 }) { return readers }
        return try await readable()
    }

    private func readable() throws -> LibraryReaders {
        if let readers = readers.withLock({ $0 }) { return readers }
        try migrator.refuseImpostors()
        migrator.repairLog()
        let lock = try migrator.use()
        let opened = try migrator.openForReading()
        use = lock
        readers.withLock { $0 = opened }
        log.debug(.storage, "opened for reading")
        return opened
    }

    /// Returns a connection that can be copied even if there is no space for a log.
    private func copyable() throws -> DatabaseQueue {
        do {
            let queue = try readable().first
            // Only a first look tells whether there is space.
            try queue.read { _ = try migrator.checkVersion(of: $0) }
            return queue
        } catch let error as DatabaseError where error.isForWantOfSpace {
            guard let unchanging = try migrator.openWithoutLog() else { throw error }
            return unchanging
        }
    }

    private func writable() throws -> DatabaseQueue {
        if let writer { return writer }
        // Nothing is opened for writing before it is known to be ours.
        _ = try readable()
        let keptLog = try migrator.keepLostLog()
        let opened = try migrator.openForWriting()
        checksummedNumber = try opened.writeWithoutTransaction { database in
            try FeatureVersions.correct(in: database)
            try RowChecksums(schema: schema).keep(in: database)
            return try migrator.checkVersion(of: database)
        }
        // Short commands that only read skip this; leftovers that remain are removed another time.
        try? leftovers.remove()
        // Under the write lock nobody needs the leftovers.
        if journal.hasLeftovers { try opened.write { _ in try journal.removeLeftovers() } }
        reserve.keep()
        writer = opened
        log.debug(.storage, "opened for writing", [.flag("lostLog", keptLog)])
        // SQLite would otherwise overwrite the log piece by piece.
        if keptLog { emptyLog(opened) }
        return opened
    }

    /// Does what writes, and logs why it could not be done. Why a library could not be opened, or was busy for too long,
    /// matters more than that something was not found.
    private func logged<Value>(_ work: () throws -> Value) throws(StorageError) -> Value {
        do throws(StorageError) {
            return try explained(work)
        } catch {
            if [.notFound, .invalidRequest].contains(error.category) {
                log.debug(.storage, "not written", [.failure(error)])
            } else {
                log.warning(.storage, "not written", [.failure(error)])
            }
            throw error
        }
    }

    private func explained<Value>(_ work: () throws -> Value) throws(StorageError) -> Value {
        do {
            return try work()
        } catch {
            throw StorageError(error, database: file)
        }
    }
}

extension LibraryDatabase: LibraryCheckpoint {
    /// The rest before a checkpoint, and the maximum number of rests by which it is postponed.
    private static let (rest, longestRests) = (Duration.seconds(2), 15)

    public func checkpoint() {
        guard readers.withLock({ $0 != nil }), migrator.hasLog else { return }
        log.debug(.storage, "a checkpoint")
        // Whoever only read finds a log if a process was killed, or if one is writing now.
        guard let writer = try? writable() else { return }
        emptyLog(writer)
    }

    /// Checkpoints the log. If that is impossible now, the last process to exit does it.
    private func emptyLog(_ writer: DatabaseQueue) {
        try? writer.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA busy_timeout = 100")
            _ = try Row.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
            try database.execute(sql: "PRAGMA busy_timeout = \(Int(migrator.patience * 1000))")
        }
    }

    /// Returns the logs with lost changes.
    func lostLogs() throws(StorageError) -> [LostLog] { try migrator.lostLogs() }

    /// Stops reporting the lost logs, which every check reports until then.
    func putAwayLostLogs() throws(StorageError) {
        _ = try explained { try writable() }
        try migrator.putAwayLostLogs()
    }

    /// Checkpoints once nothing has been written for a while: a process may run for days.
    private func checkpointOnceAtRest() {
        writeCount += 1
        guard !isCheckpointDue else { return }
        isCheckpointDue = true
        // Until it has slept, the task must not keep the database open.
        Task { [weak self, clock, writeCount] in
            var seen: Int? = writeCount
            for _ in 1...Self.longestRests {
                // The task is never cancelled.
                try? await clock.sleep(for: Self.rest)
                let now = await self?.writeCount
                guard now != seen else { break }
                seen = now
            }
            await self?.checkpointAtRest()
        }
    }

    private func checkpointAtRest() {
        isCheckpointDue = false
        checkpoint()
    }
}

extension DatabaseError {
    /// Whether SQLite may have failed because it could not create or extend a file beside the database.
    fileprivate var isForWantOfSpace: Bool {
        [.SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_PERM].contains(resultCode)
    }
}
