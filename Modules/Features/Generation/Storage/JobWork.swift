import Foundation
import GRDB
import Generation
import StoryCore
import StoryStorage

/// The jobs, as the library asks about unfinished work.
struct JobWork: StoryWork {
    let name = "unfinished stories"

    func folder(in library: LibraryLayout) -> URL { library.jobs }

    func isUnderway(in library: LibraryLayout) throws(StorageError) -> Bool {
        try JobFolders(of: library).isAnyClaimed()
    }

    func isUnderway(on story: StoryID, in library: LibraryLayout) throws(StorageError) -> Bool {
        try JobFolders(of: library).isClaimed(story.job)
    }

    func hasMade(_ blob: MediaReference, in library: LibraryLayout) throws(StorageError) -> Bool {
        try JobFolders(of: library).hold(blob)
    }

    func count(in database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "SELECT count(*) FROM job") ?? 0
    }

    func exists(on story: StoryID, in database: Database) throws -> Bool {
        try LibraryDatabase.hasJob(story.job, in: database)
    }

    /// A job that has ended has no folder: then the database has lost the row of its story, as with a part of its log.
    func storiesAboutToBeStored(in database: Database, of library: LibraryLayout) throws -> Set<StoryID> {
        let folders = JobFolders(of: library)
        let jobs = try String.fetchAll(database, sql: "SELECT id FROM job").filter { identifier in
            try JobID(checking: identifier).map { try folders.isThere($0) } ?? true
        }
        return Set(jobs.map(StoryID.init(rawValue:)))
    }

    /// The notes of jobs whose story is not stored.
    private static let tellings = """
        SELECT jobUnit.json FROM jobUnit JOIN job ON job.number = jobUnit.jobNumber
        WHERE jobUnit.kind = 'telling' AND NOT EXISTS (SELECT 1 FROM story WHERE story.id = job.id)
        ORDER BY job.number DESC LIMIT ?
        """

    func tellings(limit: Int, in database: Database) throws -> [TellingRecord] {
        try String.fetchAll(database, sql: Self.tellings, arguments: [limit]).compactMap { json in
            guard case .telling(let telling)? = try? StoredJSON.value(JobUnit.self, of: json) else { return nil }
            return telling
        }
    }

    func discard(
        on story: StoryID, blobs: any BlobStore, in database: Database, of library: LibraryLayout
    ) throws -> Set<MediaReference> {
        guard try LibraryDatabase.hasJob(story.job, in: database) else { return [] }
        let stored = try JobFolders(of: library).storedContent(of: story.job, in: blobs)
        try JobEntryRows.removeJob(story.job, in: database)
        return stored
    }

    func removeFiles(of story: StoryID, in library: LibraryDatabase) async throws(StorageError) {
        try await JobFolders(of: library.layout).removeLeftover(story.job, unless: library.hasJob)
    }

    func end(on story: StoryID, in database: Database, of library: LibraryLayout) throws -> PlannedStory? {
        guard try !JobFolders(of: library).isThere(story.job),
            let json = try String.fetchOne(
                database, sql: "SELECT json FROM job WHERE id = ?", arguments: [story.rawValue])
        else { return nil }
        try JobEntryRows.removeJob(story.job, in: database)
        return (try? StoredJSON.value(GenerationJob.self, of: json))?.brief.plannedStory
    }

    func problems(in library: LibraryDatabase) async -> [FeatureProblem] {
        await JobCheck(database: library).problems()
    }
}
