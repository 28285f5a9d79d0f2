import StoryCore

/// Lists the stories in the making.
package protocol ListJobsUseCaseContract: Sendable {
    /// All jobs, the newest first, each with whether somebody works on it now.
    func execute() async throws(GenerationError) -> [JobOverview]
}

struct ListJobsUseCase: ListJobsUseCaseContract {
    let jobs: any JobRepository

    func execute() async throws(GenerationError) -> [JobOverview] {
        let known = try await stored { () async throws(StorageError) in try await jobs.jobs() }
        var overviews: [JobOverview] = []
        for job in known {
            overviews.append(JobOverview(job: job, isRunning: await jobs.isClaimed(job.id)))
        }
        return overviews
    }
}
