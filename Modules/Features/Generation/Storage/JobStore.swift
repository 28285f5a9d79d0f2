public import Foundation
import GRDB
public import Generation
import SafeFiles
public import StoryCore
public import StoryStorage

/// Stores generation jobs: rows in the library's database, and a folder of content for each job.
///
/// A claim is a lease in the job's row. Whoever holds it also locks a file in the job's folder, which the system unlocks
/// when the process ends, however it ends: a lease without its lock is a dead worker's, and nobody has to wait until it
/// expires. A folder without a job, which a process leaves if it is killed while cleaning up, is removed when the next
/// job is opened.
public struct JobStore: JobRepositoryContract {
    let database: LibraryDatabase
    private let media: any BlobStore
    let now: @Sendable () -> Date
    let worker: String
    let profile: ProfileID
    private let clock: any Clock<Duration>

    /// Creates a store in a library; the finished stories refer to files of `media`.
    ///
    /// - Parameters:
    ///   - profile: Who asks for the jobs that are stored here.
    ///   - worker: Who works on the jobs that are claimed here, unique among all workers; nil for a random name.
    ///   - clock: Measures the time until a lease is renewed.
    ///   - now: The current date, from which leases expire, and which decides what in the bin has expired: each published
    ///     story deletes that.
    public init(
        database: LibraryDatabase, media: any BlobStore, profile: ProfileID = .first, worker: String? = nil,
        clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.database = database
        self.media = media
        self.profile = profile
        self.now = now
        self.worker = worker ?? UUID().uuidString.lowercased()
        self.clock = clock
    }

    public func open(_ job: GenerationJob) async throws(StorageError) -> any JobClaimContract {
        let lock = try await lock(job.id)
        try await folders.removeLeftovers(unless: database.hasJob)
        let claimed = try await files.write { [files, folders, worker, profile, now] database in
            let isNew = try isNew(job, in: database)
            let lease = try JobEntryRows.lease(
                job.id, of: profile, to: worker, holding: lock, at: now(), in: database)
            if isNew { try count(in: database) }
            try JobEntryRows.removeExpired(at: now(), in: database)
            return (try files.store(job, in: folders, database), lease)
        }
        return try claim(on: job, number: claimed.0, lease: claimed.1, lock: lock)
    }

    /// Returns the claim on a job whose lease and lock are held.
    func claim(
        on job: GenerationJob, number: Int64, lease: JobLease, lock: JobLock
    ) throws(StorageError) -> ClaimedJob {
        ClaimedJob(
            job: job, number: number, lease: lease, folders: folders, folder: try folders.folder(of: job.id),
            files: files, now: now, renewal: LeaseRenewal(of: lease, on: job.id, in: self, lock: lock, clock: clock))
    }

    public func jobs() async throws(StorageError) -> [GenerationJob] {
        try await database.read { database in
            try String.fetchAll(database, sql: "SELECT json FROM job ORDER BY number DESC").map(Self.job)
        }
    }

    /// Returns the job in a row.
    static func job(_ json: String) throws -> GenerationJob {
        let job = try StoredJSON.value(GenerationJob.self, of: json)
        guard job.hasSoundNumbers else { throw DecodingError.row("a job has numbers out of range") }
        return job
    }

    public func job(matching reference: String?) async throws(StorageError) -> GenerationJob {
        let all = try await jobs()
        guard let reference else {
            let others = Set(try await entries().filter { $0.state == .queued || $0.approval != nil }.map(\.id))
            for job in all where !others.contains(job.id) {
                if await !isClaimed(job.id) { return job }
            }
            throw .notFound(.job, "")
        }
        let identifier = reference.lowercased()
        if let exact = all.first(where: { $0.id.rawValue == identifier }) { return exact }
        let found =
            identifier.count < ReferenceResolver.shortestPrefix
            ? [] : all.filter { $0.id.rawValue.hasPrefix(identifier) }
        guard let first = found.first else { throw .notFound(.job, reference) }
        guard found.count == 1 else {
            throw .ambiguous(.job, reference, candidates: found.map(\.id.short))
        }
        return first
    }

    public func isClaimed(_ identifier: JobID) async -> Bool {
        do throws(StorageError) {
            return try await isHeld(identifier)
        } catch {
            // If this cannot be determined, the job must be left alone.
            return true
        }
    }

    /// Returns whether a worker that answers holds the job.
    func isHeld(_ identifier: JobID) async throws(StorageError) -> Bool {
        guard try folders.isClaimed(identifier) else { return false }
        // Until its entry is written, a claim is only a lock.
        let lease = try await database.read { try JobEntryRows.entry(identifier, in: $0)?.lease }
        return lease.map { $0.expiresAt > now() } ?? true
    }

    public func contents(of identifier: JobID) async throws(StorageError) -> JobContents {
        let unit = try await database.read { database in
            try String.fetchOne(
                database,
                sql: """
                    SELECT jobUnit.json FROM jobUnit JOIN job ON job.number = jobUnit.jobNumber
                    WHERE job.id = ? AND jobUnit.kind = 'title'
                    """,
                arguments: [identifier.rawValue]
            ).map { try StoredJSON.value(JobUnit.self, of: $0) }
        }
        var contents = JobContents(byteCount: try folders.byteCount(of: identifier))
        if case .title(let title) = unit { contents.title = title }
        return contents
    }

    public func discard(_ identifier: JobID) async throws(StorageError) {
        let lock = try await lock(identifier)
        defer { lock.release() }
        try await files.discard(identifier, in: folders)
    }

    /// Returns whether the story of a job was not asked for before.
    private func isNew(_ job: GenerationJob, in database: Database) throws -> Bool {
        try Bool.fetchOne(
            database,
            sql: "SELECT NOT EXISTS (SELECT 1 FROM job WHERE id = ?) AND NOT EXISTS (SELECT 1 FROM story WHERE id = ?)",
            arguments: [job.id.rawValue, job.storyID.rawValue]) ?? false
    }

    /// Counts a story that is wanted.
    func count(in database: Database) throws {
        for feature in self.database.schema.features {
            try feature.profileDidCreateStory(profile, at: now(), in: database)
        }
    }

    /// The folders of the jobs.
    var folders: JobFolders { JobFolders(of: database.layout) }
    /// The stories of the library with their files.
    var files: StoryFiles { StoryFiles(database: database, media: media, now: now) }

    // MARK: - Claiming

    /// The number of attempts: checking a claim and cleaning up hold a lock for a moment.
    private static let attempts = 5

    /// Takes the lock of a job; one whose holder has let its lease expire gives way to a new one.
    ///
    /// - Throws: ``StorageError/busy(_:)`` if somebody holds the claim.
    func lock(_ identifier: JobID) async throws(StorageError) -> JobLock {
        var isTakenOver = false
        for _ in 1..<Self.attempts {
            do throws(StorageError) {
                return JobLock(file: try folders.claim(identifier), isTakenOver: isTakenOver)
            } catch .busy, .readOnly {
                if try folders.isClaimed(identifier), await !isClaimed(identifier) {
                    try folders.forgetLock(of: identifier)
                    isTakenOver = true
                    continue
                }
                // `readOnly` can also mean that the folder was renamed between being created and used. A cancelled task
                // retries at once.
                try? await Task.sleep(for: .milliseconds(1))
            }
        }
        return JobLock(file: try folders.claim(identifier), isTakenOver: isTakenOver)
    }
}

/// The lock on a job's folder, which shows that whoever holds the job's lease lives.
struct JobLock: Sendable {
    private let file: FileLock
    /// Whether it was taken from a worker that stopped answering, as others may do at the same time.
    let isTakenOver: Bool

    init(file: FileLock, isTakenOver: Bool) {
        self.file = file
        self.isTakenOver = isTakenOver
    }

    func release() { file.release() }

    /// The error of a job that somebody holds.
    static func busy(_ identifier: JobID) -> StorageError { .busy(JobFolders.name(of: identifier)) }
}

extension LibraryDatabase {
    /// Returns whether a job is stored.
    nonisolated func hasJob(_ identifier: JobID) async throws(StorageError) -> Bool {
        try await read { try Self.hasJob(identifier, in: $0) }
    }

    /// Returns whether a job is stored, within a transaction.
    static func hasJob(_ identifier: JobID, in database: Database) throws -> Bool {
        try Bool.fetchOne(
            database, sql: "SELECT EXISTS (SELECT 1 FROM job WHERE id = ?)", arguments: [identifier.rawValue]) ?? false
    }
}
