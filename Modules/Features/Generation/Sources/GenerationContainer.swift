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
    let getSettings: any GetSettingsUseCaseContract

    init(dependencies: GenerationDependencies) {
        self.dependencies = dependencies
        prepareBrief = PrepareBriefUseCase(dependencies: dependencies)
        generateStory = GenerateStoryUseCase(dependencies: dependencies)
        resumeGeneration = ResumeGenerationUseCase(dependencies: dependencies)
        retryPart = RetryPartUseCase(dependencies: dependencies)
        listJobs = ListJobsUseCase(jobs: dependencies.jobs, queue: dependencies.queue, stories: dependencies.stories)
        findJob = FindJobUseCase(jobs: dependencies.jobs, queue: dependencies.queue, stories: dependencies.stories)
        discardJob = RepositoryUseCase { job async throws(StorageError) in try await dependencies.jobs.discard(job) }
        getSettings = RepositoryUseCase { _ async throws(StorageError) in try await dependencies.settings.settings() }
    }

    @MainActor
    func makeViewModel(navigate: @escaping GenerationNavigation) -> StoryGenerationViewModel {
        StoryGenerationViewModel(
            prepareBrief: prepareBrief, generateStory: generateStory, resumeGeneration: resumeGeneration,
            retryPart: retryPart, getSettings: getSettings, voices: dependencies.registry.voices(for:),
            navigator: Navigator(navigate))
    }
}
