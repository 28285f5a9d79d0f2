public import Foundation
import GRDB
import SafeFiles
public import StoryCore

/// The journal of stories in the making: rows in the library's database, and a folder of content for each job.
///
/// Whoever works on a job holds a lock on a file in its folder; the system lets go of it when the process ends,
/// however it ends.
public struct JobStore: JobRepository {
    private let database: LibraryDatabase
    private let folder: URL

    /// Keeps jobs in a database, and their content in a folder.
    public init(database: LibraryDatabase, folder: URL) {
        self.database = database
        self.folder = folder
    }

    public func open(_ job: GenerationJob) async throws(StorageError) -> any JobClaim {
        let jobFolder = folder(of: job.id)
        try SafeFiles.makeFolder(jobFolder)
        let lock = try FileLock(lockFile(of: job.id), guarding: "The job \(job.id.rawValue.prefix(8))")
        let number = try await database.write { database in
            try database.execute(
                sql: """
                    INSERT INTO job (id, json) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json
                    """,
                arguments: [job.id.rawValue, try StoredJSON.text(job)])
            return try Int64.fetchOne(
                database, sql: "SELECT number FROM job WHERE id = ?", arguments: [job.id.rawValue])
        }
        guard let number else { throw .notFound(.job, job.id.rawValue) }
        return ClaimedJob(job: job, number: number, folder: jobFolder, database: database, lock: lock)
    }

    public func jobs() async throws(StorageError) -> [GenerationJob] {
        try await database.read { database in
            try String.fetchAll(database, sql: "SELECT json FROM job ORDER BY number DESC")
                .map { try StoredJSON.value(GenerationJob.self, of: $0) }
        }
    }

    public func job(matching reference: String?) async throws(StorageError) -> GenerationJob {
        let all = try await jobs()
        guard let reference else {
            for job in all where await !isClaimed(job.id) { return job }
            throw .notFound(.job, "to resume")
        }
        let found = all.filter { $0.id.rawValue.hasPrefix(reference) }
        guard let first = found.first, !reference.isEmpty else { throw .notFound(.job, reference) }
        guard found.count == 1 else {
            throw .ambiguous(.job, reference, candidates: found.map { String($0.id.rawValue.prefix(8)) })
        }
        return first
    }

    public func isClaimed(_ identifier: JobID) async -> Bool {
        do throws(StorageError) {
            guard FileManager.default.fileExists(atPath: lockFile(of: identifier).path) else { return false }
            try FileLock(lockFile(of: identifier), guarding: "").release()
            return false
        } catch {
            return true
        }
    }

    private func folder(of identifier: JobID) -> URL {
        folder.appending(path: identifier.rawValue)
    }

    private func lockFile(of identifier: JobID) -> URL {
        folder(of: identifier).appending(path: "lock")
    }
}
