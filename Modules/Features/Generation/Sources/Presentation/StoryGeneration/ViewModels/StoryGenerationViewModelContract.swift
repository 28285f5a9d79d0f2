public import Observation
public import StoryCore

/// The state and the actions of the generation screen.
@MainActor
public protocol StoryGenerationViewModelContract: AnyObject, Observable {
    var state: StoryGenerationViewState { get }
    /// The progress from 0 to 1; separate from the state, since it changes continuously.
    var progress: Double { get }
    /// The story so far; nil if there is none.
    var currentStory: Story? { get }
    /// The missing voice that another one replaced in the last narration; nil if there was none.
    var replacedVoice: ReplacedVoice? { get }
    /// Whether the next story requested by heroes and event is illustrated: as set, unless another choice is made. A
    /// ``GenerationRequest`` has its own value.
    var enableIllustrations: Bool { get set }

    /// What became of adding a story to the queue; nil once it has been seen.
    var addition: QueueAddition? { get }

    /// The plan of the last prepared request; nil if there is none.
    var plan: GenerationPlan? { get }

    /// Returns the voices for stories of a language, the default first.
    func voices(for language: LanguageCode) -> [Voice]
    /// Loads the setting for ``enableIllustrations``.
    func didAppear() async
    /// Prepares a plan without generating anything; only the latest request counts.
    ///
    /// - Parameter request: The request; nil if it is incomplete, which clears the plan.
    func preparePlan(for request: GenerationRequest?) async
    /// Generates a story about a standard event; does nothing during a generation.
    func generateStory(for heroes: [Hero], event: StoryEvent) async
    /// Generates a story about a custom event; does nothing during a generation.
    func generateStory(for heroes: [Hero], customEvent: CustomStoryEvent) async
    /// Generates a requested story; does nothing during a generation.
    func generateStory(_ request: GenerationRequest) async
    /// Adds a requested story to the queue, also during a generation; ``addition`` tells what became of it.
    func enqueue(_ request: GenerationRequest) async
    /// Clears ``addition``.
    func didSeeAddition()
    /// Resumes an unfinished story; finished units are not made again. Does nothing during a generation.
    func resume(_ job: JobOverview) async
    /// Generates a part of a stored story, which is the current story meanwhile; does nothing during a generation.
    ///
    /// - Returns: The story with its new part; nil if there is none, which ``state`` explains unless it was cancelled.
    func make(_ part: StoryPart, of story: Story) async -> Story?
    /// Narrates the current story, and nothing else.
    func retryAudioGeneration() async
    /// Makes the missing illustrations of the current story, and nothing else.
    func retryIllustrationGeneration() async
    /// Cancels the generation, and removes what was made since it started.
    func cancelGeneration() async
    /// Retries the failed step.
    func didTapOnRetryButton() async
    /// Clears the last result, so that another story can be requested; does nothing during a generation.
    func didTapOnNewStory()
    /// Shows the new story.
    func didTapOnStory()
    /// Shows the queue.
    func didTapOnQueue()
    /// Closes the screen.
    func didTapOnBack()
}

extension StoryGenerationViewModelContract {
    /// The current stage; nil without a generation.
    public var stage: GenerationStage? {
        switch state {
        case .generating(let stage): stage
        case .completed: .completed
        case .idle, .failed: nil
        }
    }

    /// Whether a generation is running.
    public var isGenerating: Bool {
        if case .generating = state { true } else { false }
    }

    /// The error of the last step; nil if it succeeded.
    public var error: GenerationError? {
        if case .failed(_, let error) = state { error } else { nil }
    }

    /// Returns a note on the missing voice of a story that was narrated last; nil if there is none.
    public func voiceNote(of story: Story) -> String? {
        guard let replacedVoice, replacedVoice.story == story.id else { return nil }
        return StoryText.replacedVoice(replacedVoice.voice)
    }

    /// Returns the display name of a story's voice; nil without a narration.
    public func voiceName(of story: Story) -> String? {
        story.narration.map { voiceName($0.voice, language: story.language) }
    }

    /// Returns the display name of a voice; its identifier if no narrator has it any more.
    public func voiceName(_ voice: String, language: LanguageCode) -> String {
        voices(for: language).first { $0.name == voice }?.displayName ?? voice
    }

    /// Generates a story with one hero about a standard event.
    public func generateStory(for hero: Hero, event: StoryEvent) async {
        await generateStory(for: [hero], event: event)
    }

    /// Generates a story with one hero about a custom event.
    public func generateStory(for hero: Hero, customEvent: CustomStoryEvent) async {
        await generateStory(for: [hero], customEvent: customEvent)
    }
}
