import StoryCore

/// Makes the feature's use cases and view models.
struct GenerationContainer: Sendable {
    let dependencies: GenerationDependencies
    let prepareBrief: any PrepareBriefUseCaseContract
    let generateStory: any GenerateStoryUseCaseContract
    let resumeGeneration: any ResumeGenerationUseCaseContract
    let retryStep: any RetryStepUseCaseContract
    let listJobs: any ListJobsUseCaseContract

    init(dependencies: GenerationDependencies) {
        self.dependencies = dependencies
        prepareBrief = PrepareBriefUseCase(dependencies: dependencies)
        generateStory = GenerateStoryUseCase(dependencies: dependencies)
        resumeGeneration = ResumeGenerationUseCase(dependencies: dependencies)
        retryStep = RetryStepUseCase(dependencies: dependencies)
        listJobs = ListJobsUseCase(jobs: dependencies.jobs)
    }

    @MainActor
    func makeViewModel(navigate: @escaping GenerationNavigation) -> StoryGenerationViewModel {
        StoryGenerationViewModel(
            prepareBrief: prepareBrief, generateStory: generateStory, resumeGeneration: resumeGeneration,
            retryStep: retryStep, navigator: StoryGenerationNavigator(navigate: navigate))
    }
}
