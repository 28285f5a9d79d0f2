package import FeatureKit
import StoryCore

/// Returns the unfinished stories.
package typealias ListJobsUseCaseContract = UseCase<Void, [JobOverview], GenerationError>

/// Returns an unfinished story.
package typealias FindJobUseCaseContract = UseCase<String, JobOverview, GenerationError>

struct ListJobsUseCase: ListJobsUseCaseContract {
    let jobs: any JobRepositoryContract
    let queue: any JobQueueContract
    let stories: any StoryRepository
    let access: AccessGuard

    func execute(_: Void) async throws(GenerationError) -> [JobOverview] {
        let known = try await GenerationError.stored(try await jobs.jobs())
        let entries = Dictionary(
            try await queue.entries(for: access).map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        let seesAll = try await GenerationError.isAllowed(.manageJobs, by: access)
        var overviews: [JobOverview] = []
        for job in known where seesAll || entries[job.id] != nil {
            overviews.append(try await JobOverview(of: job, entry: entries[job.id], jobs: jobs, stories: stories))
        }
        return overviews
    }
}

struct FindJobUseCase: FindJobUseCaseContract {
    let jobs: any JobRepositoryContract
    let queue: any JobQueueContract
    let stories: any StoryRepository
    let access: AccessGuard

    func execute(_ reference: String) async throws(GenerationError) -> JobOverview {
        let job = try await GenerationError.stored(try await jobs.job(matching: reference))
        let entry = try await queue.entries(for: access).first { $0.id == job.id }
        let seesAll = try await GenerationError.isAllowed(.manageJobs, by: access)
        guard entry != nil || seesAll else { throw .storage(.notFound(.job, reference)) }
        return try await JobOverview(of: job, entry: entry, jobs: jobs, stories: stories)
    }
}

extension JobOverview {
    /// Creates the overview of a job.
    fileprivate init(
        of job: GenerationJob, entry: JobEntry?, jobs: any JobRepositoryContract, stories: any StoryRepository
    ) async throws(GenerationError) {
        let story = try await stories.storyIfStored(of: job)
        let contents = try await GenerationError.stored(try await jobs.contents(of: job.id))
        self.init(
            job: job, entry: entry ?? JobEntry(id: job.id, state: .running, enqueuedAt: job.createdAt),
            isRunning: await jobs.isClaimed(job.id),
            title: story?.title ?? contents.title ?? job.brief.workingTitle, isStored: story != nil,
            byteCount: contents.byteCount)
    }
}
