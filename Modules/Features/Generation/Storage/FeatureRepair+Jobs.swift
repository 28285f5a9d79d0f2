import GRDB
import StoryCore
import StoryStorage

extension FeatureRepair {
    /// Removes a unit of a job, which is then made again.
    static func forgetUnit(_ row: Int64, of job: JobID) -> FeatureRepair {
        FeatureRepair(
            identifier: "job-unit-\(job)-\(row)", description: "Drops it; resuming the story makes it again.",
            followUp: .resumeJob(job)
        ) { library throws(StorageError) in
            try await library.write { database in
                if try JobFolders(of: library.layout).isClaimed(job) { throw JobLock.busy(job) }
                // Since the check, the row may have been deleted, and its number reused by another job.
                try database.execute(
                    sql: """
                        DELETE FROM jobUnit WHERE rowid = ? AND jobNumber = (SELECT number FROM job WHERE id = ?)
                        """, arguments: [row, job.rawValue])
            }
            return "Dropped; resuming the story creates it again."
        }
    }

    /// Removes the folder of a job that is gone.
    static func removeJobFolder(_ job: JobID) -> FeatureRepair {
        FeatureRepair(identifier: "job-folder-\(job)", description: "Removes it.") { library throws(StorageError) in
            try await JobFolders(of: library.layout).removeLeftover(job, unless: library.hasJob)
            return "Removed."
        }
    }
}
