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
    /// - Parameter navigate: Handles the feature's exits.
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

    /// Makes a part of a story that is stored; what is there stays until the new part is.
    ///
    /// - Throws: ``GenerationError/nothingMissing(title:)`` if the part is there as it is asked for.
    public func retry(
        _ part: StoryPart, of story: Story, observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        try await container.retryPart.execute(part, of: story, whenInterrupted: .keepJob, observer: observer)
    }

    /// The stories that are not finished, the newest first.
    public func jobs() async throws(GenerationError) -> [JobOverview] {
        try await container.listJobs.execute()
    }

    /// The story that is not finished and that a person means, by its job's identifier or a unique prefix of it.
    public func job(matching reference: String) async throws(GenerationError) -> JobOverview {
        try await container.findJob.execute(reference)
    }

    /// Discards what was made of a story that is not finished, and frees its space; a story that is in the library
    /// stays as it is.
    public func discard(_ job: JobID) async throws(GenerationError) {
        try await container.discardJob.execute(job)
    }
}

/// Handles the exits of a screen.
public typealias GenerationNavigation = @MainActor (GenerationExit) -> Void

/// Handles the exits of the feature's screens.
package typealias GenerationNavigatorContract = NavigatorContract<GenerationExit>
