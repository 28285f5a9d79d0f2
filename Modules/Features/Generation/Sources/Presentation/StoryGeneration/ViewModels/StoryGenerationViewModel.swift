import FeatureKit
public import Observation
public import StoryCore

/// The view model of generation: one story at a time, with its progress.
@MainActor
@Observable
public final class StoryGenerationViewModel: StoryGenerationViewModelContract {
    public private(set) var state = StoryGenerationViewState.idle
    public private(set) var progress = 0.0
    public private(set) var currentStory: Story?
    public private(set) var plan: GenerationPlan?
    /// Not observed by itself: the state changes right after it.
    @ObservationIgnored public private(set) var replacedVoice: ReplacedVoice?
    private var illustrations = IllustrationChoice()

    /// Called once for every new stored story, complete or not; set by the composition.
    @ObservationIgnored public var onStoryGenerated: (@MainActor (Story) -> Void)?

    /// Called when a generation begins; set by the composition.
    @ObservationIgnored public var onBegin: (@MainActor () -> Void)?
    /// Called with every update of a story in the making; set by the composition.
    @ObservationIgnored public var onUpdate: (@MainActor (GenerationUpdate) -> Void)?
    /// Called at the end, with the stored story, or nil if there is none; set by the composition.
    @ObservationIgnored public var onEnd: (@MainActor (Story?) -> Void)?

    private let prepareBrief: any PrepareBriefUseCaseContract
    private let generateStory: any GenerateStoryUseCaseContract
    private let resumeGeneration: any ResumeGenerationUseCaseContract
    private let retryPart: any RetryPartUseCaseContract
    private let adding: QueueAdding
    private let getSettings: any GetSettingsUseCaseContract
    private let voices: @Sendable (LanguageCode) -> [Voice]
    private let navigator: any GenerationNavigatorContract
    @ObservationIgnored private var run: Run?
    @ObservationIgnored private var lastRequest: GenerationRequest?
    /// The part of a stored story that was requested last; nil if it was a whole story.
    @ObservationIgnored private var lastPart: StoryPart?
    /// The job of a story whose text is unfinished.
    @ObservationIgnored private var unfinishedJob: StoryID?
    /// Numbers the requested plans: only the latest counts.
    @ObservationIgnored private var planCount = 0

    package init(
        prepareBrief: any PrepareBriefUseCaseContract, generateStory: any GenerateStoryUseCaseContract,
        resumeGeneration: any ResumeGenerationUseCaseContract, retryPart: any RetryPartUseCaseContract,
        enqueueStory: any EnqueueStoryUseCaseContract, getSettings: any GetSettingsUseCaseContract,
        voices: @escaping @Sendable (LanguageCode) -> [Voice], navigator: any GenerationNavigatorContract
    ) {
        self.prepareBrief = prepareBrief
        self.generateStory = generateStory
        self.resumeGeneration = resumeGeneration
        self.retryPart = retryPart
        adding = QueueAdding(enqueueStory: enqueueStory)
        self.getSettings = getSettings
        self.voices = voices
        self.navigator = navigator
    }

    public func voices(for language: LanguageCode) -> [Voice] { voices(language) }

    public var addition: QueueAddition? { adding.addition }

    public var enableIllustrations: Bool {
        get { illustrations.chosen ?? illustrations.usual }
        set { illustrations.chosen = newValue }
    }

    public func didAppear() async {
        do throws(GenerationError) {
            let isUsual = try await getSettings.execute().illustrationsEnabled
            if isUsual != illustrations.usual { illustrations.usual = isUsual }
        } catch {
            // The plan of a request reports that the settings cannot be read.
            return
        }
    }

    public func preparePlan(for request: GenerationRequest?) async {
        // What was told of one story is not true of another.
        adding.forget(unless: request)
        planCount += 1
        let count = planCount
        guard let request else { return plan = nil }
        let new = await GenerationPlan(request, preparedBy: prepareBrief)
        if count == planCount { plan = new }
    }

    public func generateStory(for heroes: [Hero], event: StoryEvent) async {
        await generateStory(
            GenerationRequest(
                heroes: heroes, occasion: .standard(event), wantsIllustrations: illustrations.chosen))
    }

    public func generateStory(for heroes: [Hero], customEvent: CustomStoryEvent) async {
        await generateStory(
            GenerationRequest(
                heroes: heroes, occasion: .custom(customEvent), wantsIllustrations: illustrations.chosen))
    }

    public func generateStory(_ request: GenerationRequest) async {
        guard !isGenerating else { return }
        adding.forget()
        lastRequest = request
        (lastPart, unfinishedJob, currentStory) = (nil, nil, nil)
        await makeStory(isNew: true) { [prepareBrief, generateStory] observer async throws(GenerationError) in
            let brief = try await prepareBrief.execute(request)
            return try await generateStory.execute(
                brief, isAwaited: false, whenInterrupted: .discardJob, observer: observer)
        }
    }

    public func enqueue(_ request: GenerationRequest) async { await adding.add(request) }

    public func didSeeAddition() { adding.forget() }

    public func resume(_ job: JobOverview) async {
        guard !isGenerating else { return }
        (lastRequest, lastPart, currentStory) = (nil, nil, nil)
        unfinishedJob = StoryID(rawValue: job.id.rawValue)
        await retryStory(isNew: !job.isStored)
    }

    public func make(_ part: StoryPart, of story: Story) async -> Story? {
        guard !isGenerating else { return nil }
        (lastRequest, lastPart, unfinishedJob, currentStory) = (nil, part, nil, story)
        return await retryLastPart()
    }

    public func retryAudioGeneration() async {
        await retry(.narration(), at: .audio)
    }

    public func retryIllustrationGeneration() async {
        await retry(.pictures, at: .illustrations)
    }

    public func cancelGeneration() async {
        guard let run else { return }
        run.task.cancel()
        // Discarded units are removed when this returns.
        settle(run, await run.task.value)
    }

    public func didTapOnRetryButton() async {
        guard case .failed(let step, _) = state else { return }
        if lastPart != nil {
            _ = await retryLastPart()
            return
        }
        switch step {
        case .story: await retryStory(isNew: true)
        case .audio: await retryAudioGeneration()
        case .illustrations: await retryIllustrationGeneration()
        }
    }

    public func didTapOnNewStory() {
        guard !isGenerating else { return }
        (state, progress, currentStory, lastPart) = (.idle, 0, nil, nil)
        // The next story uses the setting again.
        illustrations.chosen = nil
    }

    public func didTapOnStory() {
        // A story in the making has no screen yet.
        guard !isGenerating, let currentStory else { return }
        navigator.navigate(.story(currentStory.id))
    }

    public func didTapOnQueue() {
        navigator.navigate(.open(.queue))
    }

    public func didTapOnBack() {
        adding.forget()
        navigator.navigate(.back)
    }
}

// MARK: - Private

extension StoryGenerationViewModel {
    private typealias Made = Result<GenerationOutcome, GenerationError>
    private typealias Work =
        @Sendable (@escaping GenerationObserver) async throws(GenerationError) -> GenerationOutcome

    /// The current run.
    private struct Run {
        /// The first step of the run, which is retried if it throws.
        var step: GenerationStep
        var task: Task<Made, Never>
        /// The story shown before, which is shown again if the run has no result.
        var storyBefore: Story?
    }

    /// Resumes a story that was begun, or else starts it again.
    private func retryStory(isNew: Bool) async {
        if let unfinishedJob {
            await makeStory(isNew: isNew) { [resumeGeneration] observer async throws(GenerationError) in
                try await resumeGeneration.execute(
                    unfinishedJob.rawValue, whenInterrupted: .discardJob, observer: observer)
            }
        } else if let lastRequest {
            await generateStory(lastRequest)
        }
    }

    private func makeStory(isNew: Bool, _ work: @escaping Work) async {
        if case .success(let made) = await perform(.story, work), isNew { onStoryGenerated?(made.story) }
    }

    /// Makes the last part again; the screen of the story shows the new part itself.
    private func retryLastPart() async -> Story? {
        guard let part = lastPart, case .success(let made) = await retry(part, at: part.step ?? .audio) else {
            return nil
        }
        guard made.failure == nil else { return nil }
        didTapOnNewStory()
        return made.story
    }

    @discardableResult
    private func retry(_ part: StoryPart, at step: GenerationStep) async -> Made? {
        guard !isGenerating, let story = currentStory else { return nil }
        return await perform(step) { [retryPart] observer async throws(GenerationError) in
            try await retryPart.execute(part, of: story, whenInterrupted: .discardJob, observer: observer)
        }
    }

    /// Performs the work, shows its updates in order, and then its result; nil if it was cancelled.
    private func perform(_ step: GenerationStep, _ work: @escaping Work) async -> Made? {
        let (updates, continuation) = AsyncStream.makeStream(of: GenerationUpdate.self)
        let task = Task { () async -> Made in
            defer { continuation.finish() }
            do throws(GenerationError) {
                return .success(try await work { continuation.yield($0) })
            } catch {
                return .failure(error)
            }
        }
        let run = Run(step: step, task: task, storyBefore: currentStory)
        self.run = run
        onBegin?()
        state = .generating(GenerationStage(showing: step))
        (progress, replacedVoice) = (0, nil)
        return await withTaskCancellationHandler {
            // Leaving the loop early would leave the task unobserved; a cancelled task ends its updates soon.
            for await update in updates where !task.isCancelled { show(update) }
            let made = await task.value
            settle(run, made)
            if case .failure = made, task.isCancelled { return nil }
            return made
        } onCancel: {
            task.cancel()
        }
    }

    /// Shows the result of a run; the run itself or its cancellation may report it first.
    private func settle(_ run: Run, _ made: Made) {
        guard self.run?.task == run.task else { return }
        self.run = nil
        switch made {
        // It may be in the library before anybody notices that it is cancelled.
        case .success(let outcome): show(outcome)
        // What was made could not be removed, and somebody should know.
        case .failure(.storage(let error)) where run.task.isCancelled: show(.storage(error), of: run)
        case .failure where run.task.isCancelled: showCancelled(run)
        case .failure(.cancelled): showCancelled(run)
        case .failure(let error): show(error, of: run)
        }
        if case .success(let outcome) = made { onEnd?(outcome.story) } else { onEnd?(nil) }
    }

    private func show(_ update: GenerationUpdate) {
        onUpdate?(update)
        progress = update.progress
        currentStory = update.story
        if update.stage != .completed, stage != update.stage { state = .generating(update.stage) }
    }

    private func show(_ outcome: GenerationOutcome) {
        currentStory = outcome.story
        replacedVoice = outcome.replacedVoice.map { ReplacedVoice(story: outcome.story.id, voice: $0) }
        if let failure = outcome.failure {
            state = .failed(step: failure.step, error: failure.error)
        } else {
            progress = 1
            state = .completed(outcome.story)
        }
    }

    /// Shows an error of a run that stored nothing but its job.
    private func show(_ error: GenerationError, of run: Run) {
        if run.step == .story, let draft = currentStory { unfinishedJob = draft.id }
        currentStory = run.storyBefore
        state = .failed(step: run.step, error: error)
    }

    private func showCancelled(_ run: Run) {
        currentStory = run.storyBefore
        progress = 0
        state = .idle
    }
}

/// Whether the next story is illustrated.
private struct IllustrationChoice {
    /// The setting.
    var usual = true
    /// The choice for the next story; nil for the setting.
    var chosen: Bool?
}
