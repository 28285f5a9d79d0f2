import StoryCore

/// Lists the stories that are not finished.
package protocol ListJobsUseCaseContract: Sendable {
    /// All jobs, the newest first, each with whether somebody works on it now.
    func execute() async throws(GenerationError) -> [JobOverview]
}

/// Finds a story that is not finished.
package protocol FindJobUseCaseContract: Sendable {
    /// The job that a person means: its identifier or a unique prefix of it.
    func execute(_ reference: String) async throws(GenerationError) -> JobOverview
}

struct ListJobsUseCase: ListJobsUseCaseContract {
    let jobs: any JobRepository
    let stories: any StoryRepository

    func execute() async throws(GenerationError) -> [JobOverview] {
        let known = try await stored { () async throws(StorageError) in try await jobs.jobs() }
        var overviews: [JobOverview] = []
        for job in known { overviews.append(try await JobOverview(of: job, jobs: jobs, stories: stories)) }
        return overviews
    }
}

struct FindJobUseCase: FindJobUseCaseContract {
    let jobs: any JobRepository
    let stories: any StoryRepository

    func execute(_ reference: String) async throws(GenerationError) -> JobOverview {
        let job = try await stored { () async throws(StorageError) in try await jobs.job(matching: reference) }
        return try await JobOverview(of: job, jobs: jobs, stories: stories)
    }
}

extension JobOverview {
    /// Looks how a job stands.
    fileprivate init(
        of job: GenerationJob, jobs: any JobRepository, stories: any StoryRepository
    ) async throws(GenerationError) {
        let story = try await stories.storyIfStored(of: job)
        let contents = try await stored { () async throws(StorageError) in try await jobs.contents(of: job.id) }
        self.init(
            job: job, isRunning: await jobs.isClaimed(job.id),
            title: story?.title ?? contents.title ?? job.brief.workingTitle, isStored: story != nil,
            byteCount: contents.byteCount)
    }
}
