import FeatureKit
import StoryCore

/// Creates the feature's use cases and view models.
struct GenerationContainer: Sendable {
    let dependencies: GenerationDependencies
    let prepareBrief: any PrepareBriefUseCaseContract
    let generateStory: any GenerateStoryUseCaseContract
    let resumeGeneration: any ResumeGenerationUseCaseContract
    let retryPart: any RetryPartUseCaseContract
    let listJobs: any ListJobsUseCaseContract
    let findJob: any FindJobUseCaseContract
    let discardJob: any DiscardJobUseCaseContract
    let enqueueStory: any EnqueueStoryUseCaseContract
    let listQueue: any ListQueueUseCaseContract
    let cancelJob: any ChangeQueueUseCaseContract
    let retryJob: any ChangeQueueUseCaseContract
    let approveJob: any ChangeQueueUseCaseContract
    let removeJob: any ChangeQueueUseCaseContract
    let getSettings: any GetSettingsUseCaseContract

    init(dependencies: GenerationDependencies) {
        self.dependencies = dependencies
        let access = dependencies.access
        prepareBrief = PrepareBriefUseCase(dependencies: dependencies).asking(access, for: .requestStories)
        generateStory = GenerateStoryUseCase(dependencies: dependencies)
        resumeGeneration = ResumeGenerationUseCase(dependencies: dependencies)
        retryPart = RetryPartUseCase(dependencies: dependencies)
        listJobs = ListJobsUseCase(
            jobs: dependencies.jobs, queue: dependencies.queue, stories: dependencies.stories, access: access)
        findJob = FindJobUseCase(
            jobs: dependencies.jobs, queue: dependencies.queue, stories: dependencies.stories, access: access)
        discardJob = RepositoryUseCase { job async throws(StorageError) in try await dependencies.jobs.discard(job) }
            .asking(access, for: .manageJobs)
        let queue = dependencies.queue
        enqueueStory = EnqueueStoryUseCase(
            prepareBrief: prepareBrief, service: JobService(dependencies: dependencies))
        listQueue = ListQueueUseCase(jobs: dependencies.jobs, queue: queue, live: dependencies.live, access: access)
        cancelJob = RepositoryUseCase { job async throws(StorageError) in try await queue.cancel(job) }
            .asking(access, for: .manageJobs)
        retryJob = RepositoryUseCase { job async throws(StorageError) in try await queue.requeue(job) }
            .asking(access, for: .manageJobs)
        approveJob = ApproveJobUseCase(queue: queue).asking(access, for: .manageJobs)
        removeJob = RepositoryUseCase { job async throws(StorageError) in try await queue.removeEntry(job) }
            .asking(access, for: .manageJobs)
        getSettings = RepositoryUseCase { _ async throws(StorageError) in try await dependencies.settings.settings() }
    }

    @MainActor
    func makeViewModel(navigate: @escaping GenerationNavigation) -> StoryGenerationViewModel {
        StoryGenerationViewModel(
            prepareBrief: prepareBrief, generateStory: generateStory, resumeGeneration: resumeGeneration,
            retryPart: retryPart, enqueueStory: enqueueStory, getSettings: getSettings,
            voices: dependencies.registry.voices(for:), navigator: Navigator(navigate))
    }

    @MainActor
    func makeQueueViewModel(navigate: @escaping GenerationNavigation) -> GenerationQueueViewModel {
        GenerationQueueViewModel(
            listQueue: listQueue, cancelJob: cancelJob, retryJob: retryJob, approveJob: approveJob,
            removeJob: removeJob,
            observation: dependencies.observation, navigator: Navigator(navigate))
    }
}
