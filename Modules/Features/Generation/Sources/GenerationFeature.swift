public import FeatureKit
public import StoryCore

/// Generates stories: writes, narrates and illustrates them.
///
/// Screens use ``makeViewModel(navigate:)``. Programs without a screen need only ``brief(for:)`` and
/// ``generate(_:isAwaited:observer:)``.
public struct GenerationFeature: FeatureContract {
    public typealias Route = GenerationRoute
    public typealias Exit = GenerationExit

    public static let descriptor = FeatureDescriptor(identifier: "generation", displayName: "New story")

    let container: GenerationContainer

    /// Creates the feature.
    public init(dependencies: GenerationDependencies) {
        container = GenerationContainer(dependencies: dependencies)
    }

    /// Returns the route of a link: `story://generation` for the form, `story://generation/queue` for the queue.
    public static func route(for link: DeepLink) -> GenerationRoute? {
        link.feature == descriptor.identifier ? GenerationRoute(path: link.path) : nil
    }

    /// Creates the view model of the generation screen.
    ///
    /// - Parameter navigate: Handles the exits of the feature.
    @MainActor
    public func makeViewModel(
        navigate: @escaping GenerationNavigation
    ) -> StoryGenerationViewModel {
        container.makeViewModel(navigate: navigate)
    }

    /// Creates the view model of the queue.
    ///
    /// - Parameter navigate: Handles the exits of the feature.
    @MainActor
    public func makeQueueViewModel(navigate: @escaping GenerationNavigation) -> GenerationQueueViewModel {
        container.makeQueueViewModel(navigate: navigate)
    }

    /// Completes a request and validates it.
    public func brief(for request: GenerationRequest) async throws(GenerationError) -> StoryBrief {
        try await container.prepareBrief.execute(request)
    }

    /// Returns what parents decided for whoever asks for stories now, such as a child's age group and language.
    public func controls() async throws(GenerationError) -> CurrentControls {
        try await GenerationError.stored(try await container.dependencies.access.controls())
    }

    /// Generates a story; if the task is cancelled, the job is kept and can be resumed.
    ///
    /// - Parameter isAwaited: Whether somebody is waiting to hear it: the first page is then narrated before anything
    ///   that can wait.
    /// - Throws: ``GenerationError`` if there is no story to keep; a failed narration is part of the outcome.
    public func generate(
        _ brief: StoryBrief, isAwaited: Bool = false, observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        try await container.generateStory.execute(
            brief, isAwaited: isAwaited, whenInterrupted: .keepJob, observer: observer)
    }

    /// Resumes an interrupted or failed job; the newest if none is given.
    public func resume(
        _ job: String?, observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        try await container.resumeGeneration.execute(job, whenInterrupted: .keepJob, observer: observer)
    }

    /// Generates a part of a stored story; the existing part stays until the new one is finished.
    ///
    /// - Throws: ``GenerationError/nothingMissing(title:)`` if the requested part exists.
    public func retry(
        _ part: StoryPart, of story: Story, observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        try await container.retryPart.execute(part, of: story, whenInterrupted: .keepJob, observer: observer)
    }

    /// Queues stories for workers, and tells how they get on.
    public var jobService: JobService { JobService(dependencies: container.dependencies) }

    /// Works on the queued stories.
    public var worker: JobWorker { JobWorker(dependencies: container.dependencies) }

    /// Returns changes of the library, among them those of the queue.
    public func changes() -> AsyncStream<Set<LibraryPart>> { container.dependencies.observation.changes() }

    /// Returns the unfinished stories, the newest first.
    public func jobs() async throws(GenerationError) -> [JobOverview] {
        try await container.listJobs.execute()
    }

    /// Returns the unfinished story for a person's reference: its job's identifier or a unique prefix of it.
    public func job(matching reference: String) async throws(GenerationError) -> JobOverview {
        try await container.findJob.execute(reference)
    }

    /// Discards the job of an unfinished story with its files; a story in the library stays as it is.
    public func discard(_ job: JobID) async throws(GenerationError) {
        try await container.discardJob.execute(job)
    }
}

/// Handles the exits of a screen.
public typealias GenerationNavigation = @MainActor (GenerationExit) -> Void

/// The navigator of the feature's screens.
package typealias GenerationNavigatorContract = NavigatorContract<GenerationExit>
