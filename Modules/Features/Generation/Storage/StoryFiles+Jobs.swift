import Checksums
import Foundation
import GRDB
import Generation
import SafeFiles
import StoryCore
import StoryStorage

/// The files of a job, and those stored for it before its story refers to them.
extension StoryFiles {
    /// Stores a job within a transaction; if its brief differs from the stored one, what was stored for that is not
    /// needed any more: another voice or style has other files.
    ///
    /// - Returns: The number of its row.
    func store(_ job: GenerationJob, in folders: JobFolders, _ database: Database) throws -> Int64 {
        let stored = try String.fetchOne(
            database, sql: "SELECT json FROM job WHERE id = ?", arguments: [job.id.rawValue])
        if stored.flatMap({ try? StoredJSON.value(GenerationJob.self, of: $0).brief }) != job.brief {
            try deleteContent(of: job.id, in: folders, database)
        }
        let number = try Int64.fetchOne(
            database,
            sql: """
                INSERT INTO job (id, json) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json
                RETURNING number
                """,
            arguments: [job.id.rawValue, try StoredJSON.text(job)])
        guard let number else { throw StorageError.notFound(.job, job.id.rawValue) }
        return number
    }

    /// Discards a job with its files, and the stored files that no story refers to.
    ///
    /// The files are removed before the row, which needs space that a full disk lacks; if this is interrupted, units
    /// without files are made again.
    ///
    /// - Precondition: The job is claimed.
    func discard(_ job: JobID, in folders: JobFolders) async throws(StorageError) {
        try await write(isFreeing: true) { try deleteContent(of: job, in: folders, $0) }
        try folders.removeContents(of: job)
        try await database.free { [records] database in
            try JobEntryRows.removeJob(job, in: database)
            // A process killed while publishing the story may have left its record.
            let story = StoryID(rawValue: job.rawValue)
            if try StoryRows.storedNumber(of: story, in: database) == nil { try records.remove([story]) }
        }
        try folders.remove(job)
    }

    /// Deletes the stored files of a job that no row refers to, within a transaction.
    func deleteContent(of job: JobID, in folders: JobFolders, _ database: Database) throws {
        try BlobOutbox.add(folders.storedContent(of: job, in: media), in: database)
    }
}
