import Foundation
import GRDB
import Generation
import SafeFiles
import StoryCore
import StoryStorage

/// Checks the jobs that are not claimed.
struct JobCheck: Sendable {
    let database: LibraryDatabase

    private var folders: JobFolders { JobFolders(of: database.layout) }

    /// Returns what is wrong.
    func problems() async -> [FeatureProblem] {
        var problems: [FeatureProblem] = []
        do throws(StorageError) {
            let jobs = try await jobs()
            for job in jobs where try !folders.isClaimed(job.id) {
                problems += await self.problems(of: job)
            }
            problems += try leftovers(besides: Set(jobs.map(\.id)))
        } catch {
            problems.append(
                FeatureProblem(.damagedDatabase, "job", error.reason ?? error.message, .followUp(.restoreBackup)))
        }
        return problems
    }

    private struct StoredJob: Sendable {
        var number: Int64
        var id: JobID
        var isReadable: Bool
        /// Whether the story is stored, so that only a part of it is to be made.
        var hasStory: Bool
        /// Whether it waits for a worker, or for a parent's approval.
        var isQueued: Bool
    }

    private func jobs() async throws(StorageError) -> [StoredJob] {
        try await database.read { database in
            let queued = Set(
                try JobEntryRows.entries(in: database).filter { $0.state == .queued || $0.approval == .story }.map(\.id)
            )
            return try Row.fetchAll(database, sql: "SELECT number, id, json FROM job NOT INDEXED").map { row in
                StoredJob(
                    number: row["number"], id: try .stored(row["id"]),
                    isReadable: (try? StoredJSON.value(GenerationJob.self, of: row["json"])) != nil,
                    hasStory: try StoryRows.storedNumber(of: .stored(row["id"]), in: database) != nil,
                    isQueued: queued.contains(try .stored(row["id"])))
            }
        }
    }

    // MARK: - Units

    private func problems(of job: StoredJob) async -> [FeatureProblem] {
        let name = "unfinished story \(job.id.short)"
        guard job.isReadable else {
            return [
                FeatureProblem(.unreadableRow, name, "It can't be read.", .followUp(.restoreBackup))
            ]
        }
        do throws(StorageError) {
            return try await interruption(of: job)
                + database.read { database in
                    try Row.fetchAll(
                        database,
                        sql:
                            "SELECT rowid, kind, position, json, contentSize, contentSum FROM jobUnit WHERE jobNumber = ?",
                        arguments: [job.number]
                    ).compactMap { row in
                        guard let detail = problem(of: row, in: job.id) else { return nil }
                        return FeatureProblem(
                            .damagedFile, "\(name): \(row["kind"] as String) \(row["position"] as Int)", detail,
                            .repair(.forgetUnit(row["rowid"], of: job.id)))
                    }
                }
        } catch {
            return [
                FeatureProblem(.damagedDatabase, name, error.reason ?? error.message, .followUp(.restoreBackup))
            ]
        }
    }

    /// Returns the problem of an interrupted job; a missing part of a stored story is reported with the story.
    private func interruption(of job: StoredJob) -> [FeatureProblem] {
        guard !job.hasStory && !job.isQueued else { return [] }
        return [
            FeatureProblem(
                .unfinished, "story \(job.id.short)", "Making it was interrupted.",
                .followUp(.resumeJob(job.id)))
        ]
    }

    private func problem(of row: Row, in job: JobID) -> String? {
        guard (try? StoredJSON.value(JobUnit.self, of: row["json"])) != nil else { return "It can't be read." }
        guard let size = row["contentSize"] as Int?, let sum = row["contentSum"] as Int64? else { return nil }
        guard let folder = try? folders.folder(of: job) else { return "It can't be read." }
        let file = folder.appending(path: "\(row["kind"] as String)-\(row["position"] as Int)")
        // A noted unit that is not recorded yet is resolved when the job is resumed.
        guard FileStatus(file.appendingPathExtension(UnrecordedUnit.ending)) == nil else { return nil }
        guard let status = FileStatus(file) else { return "Its file is missing." }
        guard status.isFile, let content = try? SafeFiles.read(file) else { return "Its file can't be read." }
        return ContentChecksum(of: content) == ContentChecksum(size: size, sum: sum) ? nil : "Its file is damaged."
    }

    // MARK: - Folders

    private func leftovers(besides jobs: Set<JobID>) throws(StorageError) -> [FeatureProblem] {
        var problems: [FeatureProblem] = []
        for name in try SafeFiles.names(in: folders.root).sorted() {
            guard let identifier = JobID(checking: name),
                FileStatus(try folders.folder(of: identifier))?.isFolder == true
            else {
                problems.append(
                    FeatureProblem(
                        .extraFile, "jobs/\(name)", "It doesn't belong to the library.",
                        .advice("Move it out of the library.")))
                continue
            }
            guard !jobs.contains(identifier), try !folders.isClaimed(identifier) else { continue }
            problems.append(
                FeatureProblem(
                    .leftover, "jobs/\(name)", "Its unfinished story no longer exists.",
                    .repair(.removeJobFolder(identifier))))
        }
        return problems
    }
}
