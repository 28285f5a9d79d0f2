import Foundation
import GRDB
import SafeFiles
import StoryCore

/// What a job has made, and the files that were stored for it before its story named them.
extension StoryFiles {
    /// Discards a job: what it has made, and what was stored for it and no story names.
    ///
    /// Its files go before its row, whose removal needs space that a full disk has not; units whose files are gone are
    /// made again, should this end in between.
    ///
    /// - Precondition: The job is claimed.
    func discard(_ job: JobID, in folders: JobFolders) async throws(StorageError) {
        try await write(isFreeing: true) { try moveContentToTrash(of: job, in: folders, $0) }
        try folders.removeContents(of: job)
        try await database.free { [records] database in
            try database.execute(sql: "DELETE FROM job WHERE id = ?", arguments: [job.rawValue])
            // A process that was killed while it published the story may have left its record.
            let story = StoryID(rawValue: job.rawValue)
            if try StoryRows.storedNumber(of: story, in: database) == nil { try records.remove([story]) }
        }
        try folders.remove(job)
    }

    /// Removes the row of a story's job, inside the transaction that changes the story; does nothing if it has none.
    func deleteJob(of story: StoryID, in folders: JobFolders, _ database: Database) throws {
        guard try LibraryDatabase.hasJob(story.job, in: database) else { return }
        try moveContentToTrash(of: story.job, in: folders, database)
        try database.execute(sql: "DELETE FROM job WHERE id = ?", arguments: [story.rawValue])
    }

    /// Withdraws the files with the content that a job has made and that no row names, inside a transaction: a process
    /// may have been killed after it stored them and before it published the story.
    func moveContentToTrash(of job: JobID, in folders: JobFolders, _ database: Database) throws {
        var references: Set<MediaReference> = []
        for file in try folders.contents(of: job) { references.formUnion(try media.references(withContentOf: file)) }
        try Self.moveToTrash(references, from: media, in: database)
    }
}
