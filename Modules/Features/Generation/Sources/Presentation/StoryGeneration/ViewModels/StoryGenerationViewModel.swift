public import Observation
public import StoryCore

/// Makes one story at a time and shows how far it is.
@MainActor
@Observable
public final class StoryGenerationViewModel: StoryGenerationViewModelContract {
    public private(set) var state = StoryGenerationViewState.idle
    public private(set) var progress = 0.0
    public private(set) var currentStory: Story?
    public var enableIllustrations = true

    /// Called once for every new story that was stored, complete or not; set by the composition.
    @ObservationIgnored public var onStoryGenerated: (@MainActor (Story) -> Void)?

    private let prepareBrief: any PrepareBriefUseCaseContract
    private let generateStory: any GenerateStoryUseCaseContract
    private let retryStep: any RetryStepUseCaseContract
    private let navigator: any StoryGenerationNavigatorContract
    @ObservationIgnored private var task: Task<Result<GenerationOutcome, GenerationError>, Never>?
    @ObservationIgnored private var lastRequest: GenerationRequest?

    package init(
        prepareBrief: any PrepareBriefUseCaseContract, generateStory: any GenerateStoryUseCaseContract,
        retryStep: any RetryStepUseCaseContract, navigator: any StoryGenerationNavigatorContract
    ) {
        self.prepareBrief = prepareBrief
        self.generateStory = generateStory
        self.retryStep = retryStep
        self.navigator = navigator
    }

    public func generateStory(for heroes: [Hero], event: StoryEvent) async {
        await generateStory(
            GenerationRequest(
                heroes: heroes, occasion: .standard(event), wantsIllustrations: enableIllustrations))
    }

    public func generateStory(for heroes: [Hero], customEvent: CustomStoryEvent) async {
        await generateStory(
            GenerationRequest(
                heroes: heroes, occasion: .custom(customEvent), wantsIllustrations: enableIllustrations))
    }

    public func generateStory(_ request: GenerationRequest) async {
        guard !isGenerating else { return }
        lastRequest = request
        currentStory = nil
        let outcome = await run(firstStage: .generatingStory) { [prepareBrief, generateStory] observer in
            do throws(GenerationError) {
                let brief = try await prepareBrief.execute(request)
                return .success(
                    try await generateStory.execute(brief, whenInterrupted: .discardJob, observer: observer))
            } catch {
                return .failure(error)
            }
        }
        if case .success(let made) = outcome { onStoryGenerated?(made.story) }
    }

    public func retryAudioGeneration() async {
        await retry(.audio, firstStage: .generatingAudio)
    }

    public func retryIllustrationGeneration() async {
        await retry(.illustrations, firstStage: .generatingIllustrations)
    }

    public func cancelGeneration() async {
        guard let task else { return }
        task.cancel()
        // What was made is gone once this returns.
        _ = await task.value
    }

    public func didTapOnRetryButton() async {
        guard case .failed(let step, _) = state else { return }
        switch step {
        case .story: if let lastRequest { await generateStory(lastRequest) }
        case .audio: await retryAudioGeneration()
        case .illustrations: await retryIllustrationGeneration()
        }
    }

    public func didTapOnStory() {
        guard let currentStory else { return }
        navigator.navigateToStory(identifier: currentStory.id)
    }

    public func didTapOnBack() {
        navigator.goBack()
    }
}

// MARK: - Private

extension StoryGenerationViewModel {
    private typealias Work =
        @Sendable (@escaping GenerationObserver) async -> Result<GenerationOutcome, GenerationError>

    private func retry(_ step: GenerationStep, firstStage: GenerationStage) async {
        guard !isGenerating, let story = currentStory else { return }
        await run(firstStage: firstStage) { [retryStep] observer in
            do throws(GenerationError) {
                return .success(
                    try await retryStep.execute(step, of: story, whenInterrupted: .discardJob, observer: observer))
            } catch {
                return .failure(error)
            }
        }
    }

    /// Runs the work, shows its updates in their order, and then what became of it; nil if it was cancelled.
    @discardableResult
    private func run(
        firstStage: GenerationStage, _ work: @escaping Work
    ) async -> Result<GenerationOutcome, GenerationError>? {
        let storyBefore = currentStory
        let (updates, continuation) = AsyncStream.makeStream(of: GenerationUpdate.self)
        state = .generating(firstStage)
        progress = 0
        let task = Task {
            let result = await work { continuation.yield($0) }
            continuation.finish()
            return result
        }
        self.task = task
        // Breaking off would leave the task unobserved; a cancelled task ends its updates soon.
        for await update in updates where !task.isCancelled { show(update) }
        let result = await task.value
        self.task = nil
        // A story that was stored before it could be cancelled is there, and is shown.
        guard result != .failure(.cancelled) else {
            showCancelled(storyBefore: storyBefore)
            return nil
        }
        show(result)
        return result
    }

    private func show(_ update: GenerationUpdate) {
        progress = update.progress
        currentStory = update.story
        if update.stage != .completed, stage != update.stage { state = .generating(update.stage) }
    }

    private func show(_ result: Result<GenerationOutcome, GenerationError>) {
        switch result {
        case .success(let outcome):
            currentStory = outcome.story
            if let failure = outcome.failure {
                state = .failed(step: failure.step, error: failure.error)
            } else {
                progress = 1
                state = .completed(outcome.story)
            }
        case .failure(let error):
            state = .failed(step: error.step, error: error)
        }
    }

    private func showCancelled(storyBefore: Story?) {
        currentStory = storyBefore
        progress = 0
        state = .idle
    }
}

extension GenerationError {
    /// The step at which the error stopped everything.
    fileprivate var step: GenerationStep {
        if case .provider(let step, _) = self { step } else { .story }
    }
}
