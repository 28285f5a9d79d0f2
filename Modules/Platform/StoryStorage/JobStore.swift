public import Foundation
import GRDB
import SafeFiles
public import StoryCore

/// Stores generation jobs: rows in the library's database, and a folder of content for each job.
///
/// A claim is a lock on a file in the job's folder; the system releases it when the process ends, however it ends. A
/// folder without a job, which a process leaves if it is killed while cleaning up, is removed when the next job is
/// opened.
public struct JobStore: JobRepository {
    private let database: LibraryDatabase
    private let folders: JobFolders
    private let media: any MediaGarbageCollecting
    private let now: @Sendable () -> Date

    /// Creates a store with a database and a folder of content; the finished stories refer to files of `media`.
    ///
    /// - Parameter now: The current date, which decides what in the bin has expired: each published story deletes that.
    public init(
        database: LibraryDatabase, folder: URL, media: any MediaGarbageCollecting,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.database = database
        self.media = media
        self.now = now
        folders = JobFolders(root: folder)
    }

    public func open(_ job: GenerationJob) async throws(StorageError) -> any JobClaim {
        let lock = try await claim(job.id)
        try await folders.removeLeftovers(unless: database.hasJob)
        let number = try await files.write { [files, folders] database in
            // Another voice or style has other files.
            if try Self.brief(of: job.id, in: database) != job.brief {
                try files.moveContentToTrash(of: job.id, in: folders, database)
            }
            try database.execute(
                sql: """
                    INSERT INTO job (id, json) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json
                    """,
                arguments: [job.id.rawValue, try StoredJSON.text(job)])
            return try Int64.fetchOne(
                database, sql: "SELECT number FROM job WHERE id = ?", arguments: [job.id.rawValue])
        }
        guard let number else { throw .notFound(.job, job.id.rawValue) }
        return ClaimedJob(
            job: job, number: number, folders: folders, folder: try folders.folder(of: job.id),
            files: files, lock: lock)
    }

    public func jobs() async throws(StorageError) -> [GenerationJob] {
        try await database.read { database in
            try String.fetchAll(database, sql: "SELECT json FROM job ORDER BY number DESC")
                .map { json in
                    let job = try StoredJSON.value(GenerationJob.self, of: json)
                    guard job.hasSoundNumbers else { throw DecodingError.row("a job has numbers out of range") }
                    return job
                }
        }
    }

    public func job(matching reference: String?) async throws(StorageError) -> GenerationJob {
        let all = try await jobs()
        guard let reference else {
            for job in all where await !isClaimed(job.id) { return job }
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
            return try folders.isClaimed(identifier)
        } catch {
            // If this cannot be determined, the job must be left alone.
            return true
        }
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
        let lock = try await claim(identifier)
        defer { lock.release() }
        try await files.discard(identifier, in: folders)
    }

    /// The stories of the library with their files.
    private var files: StoryFiles { StoryFiles(database: database, media: media, now: now) }

    /// Returns the brief of a stored job; nil if there is none, or it cannot be decoded.
    private static func brief(of identifier: JobID, in database: Database) throws -> StoryBrief? {
        let json = try String.fetchOne(
            database, sql: "SELECT json FROM job WHERE id = ?", arguments: [identifier.rawValue])
        return json.flatMap { try? StoredJSON.value(GenerationJob.self, of: $0).brief }
    }

    // MARK: - Claiming

    /// The number of attempts: checking a claim and cleaning up hold a lock for a moment.
    private static let attempts = 5

    private func claim(_ identifier: JobID) async throws(StorageError) -> FileLock {
        for _ in 1..<Self.attempts {
            do throws(StorageError) {
                return try folders.claim(identifier)
            } catch .busy, .readOnly {
                // `readOnly` can also mean that the folder was renamed between being created and used. A cancelled task
                // retries at once.
                try? await Task.sleep(for: .milliseconds(1))
            }
        }
        return try folders.claim(identifier)
    }
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
