import Dispatch
public import Foundation
import GRDB
import SafeFiles
public import StoryCore
import Synchronization

/// The library's SQLite database, opened when it is first used.
///
/// It is in WAL mode with foreign keys on, waits for other processes, and is readable by its owner only. A database
/// of a newer version, a damaged one or somebody else's is refused and not changed. Before a migration changes data,
/// a copy is put beside it.
///
/// Writing goes one after the other; any number can read at once, also while something is written.
///
/// What was begun is done: a task that is cancelled still gets its answer, and nothing is half-written.
public actor LibraryDatabase {
    /// The database's file.
    public nonisolated let file: URL
    private let migrator: LibraryMigrator
    private let reserve: DiskReserve
    private let journal: RecordJournal
    /// What stories, heroes and events could be brought back from; changed inside the transactions that change them.
    nonisolated let records: RecordFolder
    private let executor = BlockingSerialExecutor(label: "library")
    /// Read, and cannot write: most commands need no other.
    private nonisolated let readers = Mutex<LibraryReaders?>(nil)
    /// Where those wait who read.
    private nonisolated let reading = DispatchQueue(label: "library readers", attributes: .concurrent)
    /// Opened when something is first written.
    private var writer: DatabaseQueue?
    /// Held as long as the database is open. It comes after the queues, since properties go in their order: closing a
    /// database removes its log by its path, which must still be its own.
    private var use: FileLock?
    private let clock: any Clock<Duration>
    /// How often something was written, and whether a checkpoint follows once that rests.
    private var (writeCount, isCheckpointDue) = (0, false)

    /// Uses the database `library.sqlite` in a folder; both are made when something is first asked for.
    ///
    /// From then on nobody can replace the library; see ``LibraryArchiver``.
    public init(folder: URL) {
        self.init(folder: folder, schema: LibrarySchema())
    }

    /// - Parameters:
    ///   - patience: How many seconds to wait for another process that writes.
    ///   - clock: Tells when nothing has been written for a while.
    init(
        folder: URL, schema: LibrarySchema, patience: TimeInterval = 10,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        let layout = LibraryLayout(data: folder)
        file = layout.database
        reserve = DiskReserve(file: layout.reserve)
        journal = RecordJournal(folder: layout.records.appending(path: "journal"))
        records = RecordFolder(of: layout, journal: journal)
        migrator = LibraryMigrator(file: file, useLock: layout.useLock, schema: schema, patience: patience)
        self.clock = clock
    }

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Reads, seeing one state of the database.
    nonisolated func read<Value: Sendable>(
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
            throw StorageError(error, database: file)
        }
    }

    /// Writes all or nothing.
    func write<Value: Sendable>(
        _ body: @Sendable (Database) throws -> Value
    ) async throws(StorageError) -> Value {
        try explained {
            let writer = try writable()
            // What is written into a file that nobody finds any more is lost, and SQLite does not say so.
            guard FileManager.default.fileExists(atPath: file.path) else {
                throw StorageError.readOnly(path: file.path)
            }
            defer { checkpointOnceAtRest() }
            do {
                let value = try writer.write { database in
                    // Another process may have brought the tables to a version that we do not know.
                    try migrator.checkVersion(of: database)
                    return try body(database)
                }
                journal.commit()
                return value
            } catch {
                journal.rollBack()
                throw error
            }
        }
    }

    /// Writes what frees space: on a disk that is full, the reserve is given away for it.
    func free<Value: Sendable>(
        _ body: @Sendable (Database) throws -> Value
    ) async throws(StorageError) -> Value {
        do throws(StorageError) {
            return try await write(body)
        } catch .diskFull(let path) {
            guard reserve.release() else { throw .diskFull(path: path) }
            return try await write(body)
        }
    }

    /// Makes the file anew from its tables, which must be whole; the damaged one is kept in `folder`.
    ///
    /// - Returns: What is kept.
    func rebuild(keepingDamagedIn folder: URL) throws(StorageError) -> URL {
        try explained { try migrator.rebuild(writable(), keepingDamagedIn: folder) }
    }

    /// Makes the file anew from the rows that can still be read, and from recovery records; the damaged one is moved
    /// into a folder.
    ///
    /// - Returns: How many stories could be kept.
    /// - Throws: ``StorageError/busy(_:)`` while another process has the library open.
    func salvage(keepingDamagedIn damaged: DamagedFolder) throws(StorageError) -> Int {
        // Closed, so that nobody writes into what is moved away. Whoever reads it now reads it to the end.
        readers.withLock { $0 = nil }
        writer = nil
        use = nil
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

    /// Removes what was left when the library was being made.
    func removeDraft() throws(StorageError) {
        let lock = try migrator.lock()
        defer { lock.release() }
        try migrator.removeDatabase(migrator.draft)
    }

    /// Removes what interrupted backups and restores left.
    func removeWorkFolders() throws(StorageError) { try leftovers.remove() }

    /// Copies the database, as it is at this moment, into a file that is empty or not there.
    func copy(to copy: URL) throws(StorageError) {
        try explained {
            try copyable().writeWithoutTransaction { database in
                try database.execute(sql: "VACUUM INTO ?", arguments: [copy.path])
            }
        }
    }

    // MARK: - Private

    /// Looked for where the library really is, and only by those who clear up.
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
        return opened
    }

    /// What can be copied also if there is no space for a log.
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
        try opened.writeWithoutTransaction { try RowChecksums.keep(in: $0) }
        // A short command that only reads does not look for them; whatever is left now goes another time.
        try? leftovers.remove()
        // Under the lock for writing nobody needs what is there.
        if journal.hasLeftovers { try opened.write { _ in try journal.removeLeftovers() } }
        reserve.keep()
        writer = opened
        // What SQLite would otherwise write over piece by piece is kept, and goes as a whole.
        if keptLog { emptyLog(opened) }
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

extension LibraryDatabase: LibraryCheckpoint {
    /// How long nothing has to be written before a checkpoint, and how many such pauses it is put off at most.
    private static let (rest, longestRests) = (Duration.seconds(2), 15)

    public func checkpoint() {
        guard readers.withLock({ $0 != nil }), migrator.hasLog else { return }
        // Whoever only read finds a log if a process was killed, or if one is writing now.
        guard let writer = try? writable() else { return }
        emptyLog(writer)
    }

    /// Moves the log into the main file. One that cannot be moved now is moved by whoever ends next.
    private func emptyLog(_ writer: DatabaseQueue) {
        try? writer.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA busy_timeout = 100")
            _ = try Row.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
            try database.execute(sql: "PRAGMA busy_timeout = \(Int(migrator.patience * 1000))")
        }
    }

    /// What was stored last and cannot be read, as far as it is known.
    func lostLogs() throws(StorageError) -> [LostLog] { try migrator.lostLogs() }

    /// Puts away the logs that are told of; until then each look at the library tells of them.
    func putAwayLostLogs() throws(StorageError) {
        _ = try explained { try writable() }
        try migrator.putAwayLostLogs()
    }

    /// Makes a checkpoint once nothing has been written for a while: a process may run for days.
    private func checkpointOnceAtRest() {
        writeCount += 1
        guard !isCheckpointDue else { return }
        isCheckpointDue = true
        // Before it has slept, it keeps nobody from closing the database.
        Task { [weak self, clock, writeCount] in
            var seen: Int? = writeCount
            for _ in 1...Self.longestRests {
                // Nobody cancels it.
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
    /// Whether SQLite may have failed since it could not make or lengthen a file beside the database.
    fileprivate var isForWantOfSpace: Bool {
        [.SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_PERM].contains(resultCode)
    }
}
