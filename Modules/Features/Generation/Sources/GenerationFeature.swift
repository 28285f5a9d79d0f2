public import FeatureKit
public import StoryCore

/// Makes stories: writes, narrates and illustrates them.
///
/// With a screen, use ``makeViewModel(navigate:)``. Without one, ``brief(for:)`` and ``generate(_:observer:)`` are
/// all there is to making a story in a program of your own.
public struct GenerationFeature: FeatureContract {
    public typealias Route = GenerationRoute
    public typealias Exit = GenerationExit

    public static let descriptor = FeatureDescriptor(identifier: "generation", displayName: "New story")

    let container: GenerationContainer

    /// Makes the feature.
    public init(dependencies: GenerationDependencies) {
        container = GenerationContainer(dependencies: dependencies)
    }

    /// `story://generation` leads to the form.
    public static func route(for link: DeepLink) -> GenerationRoute? {
        link.feature == descriptor.identifier ? GenerationRoute(path: link.path) : nil
    }

    /// Makes the view model of the generation screen.
    ///
    /// - Parameter navigate: Takes the ways out of the feature.
    @MainActor
    public func makeViewModel(
        navigate: @escaping GenerationNavigation
    ) -> StoryGenerationViewModel {
        container.makeViewModel(navigate: navigate)
    }

    /// Fills in what a request leaves out, and checks it.
    public func brief(for request: GenerationRequest) async throws(GenerationError) -> StoryBrief {
        try await container.prepareBrief.execute(request)
    }

    /// Makes a story; if the task is cancelled, the job is kept and can be resumed.
    ///
    /// - Parameter isAwaited: Whether somebody wants to hear it meanwhile: its first page is narrated before anything
    ///   else is done that can wait.
    /// - Throws: ``GenerationError`` if there is no story to keep; a failed narration is part of the outcome.
    public func generate(
        _ brief: StoryBrief, isAwaited: Bool = false, observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        try await container.generateStory.execute(
            brief, isAwaited: isAwaited, whenInterrupted: .keepJob, observer: observer)
    }

    /// Goes on with an interrupted or failed job: with the newest, if none is named.
    public func resume(
        _ job: String?, observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        try await container.resumeGeneration.execute(job, whenInterrupted: .keepJob, observer: observer)
    }

    /// Makes a missing part of a story.
    public func retry(
        _ step: GenerationStep, of story: Story, observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        try await container.retryStep.execute(step, of: story, whenInterrupted: .keepJob, observer: observer)
    }

    /// The stories in the making.
    public func jobs() async throws(GenerationError) -> [JobOverview] {
        try await container.listJobs.execute()
    }
}

/// Takes the ways out of a screen.
public typealias GenerationNavigation = @MainActor (GenerationExit) -> Void
