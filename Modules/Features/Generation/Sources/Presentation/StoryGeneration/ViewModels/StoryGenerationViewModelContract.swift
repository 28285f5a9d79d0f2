public import Observation
public import StoryCore

/// What the generation screen shows and what can be done on it.
@MainActor
public protocol StoryGenerationViewModelContract: AnyObject, Observable {
    var state: StoryGenerationViewState { get }
    /// 0 to 1; changes continuously, and so is kept beside the state.
    var progress: Double { get }
    /// The story with what there is of it; nil if there is none.
    var currentStory: Story? { get }
    /// The voice in whose place another one has narrated what was made last; nil if its voice was there.
    var replacedVoice: ReplacedVoice? { get }
    /// Whether the next story gets pictures that is asked for by its heroes and event: as the settings say, unless
    /// something else is chosen. A ``GenerationRequest`` has a wish of its own.
    var enableIllustrations: Bool { get set }

    /// What would be made of the request that was looked at last; nil if none was.
    var plan: GenerationPlan? { get }

    /// The voices that stories of a language can be read with, the usual one first.
    func voices(for language: LanguageCode) -> [Voice]
    /// Reads what the settings say about ``enableIllustrations``.
    func didAppear() async
    /// Looks at what would be made, and makes nothing; of several requests in a row the last one counts.
    ///
    /// - Parameter request: Nil for what is no request yet: then there is no plan.
    func preparePlan(for request: GenerationRequest?) async
    /// Makes a story for a standard event; does nothing while one is being made.
    func generateStory(for heroes: [Hero], event: StoryEvent) async
    /// Makes a story for a custom event; does nothing while one is being made.
    func generateStory(for heroes: [Hero], customEvent: CustomStoryEvent) async
    /// Makes a story as it was asked for; does nothing while one is being made.
    func generateStory(_ request: GenerationRequest) async
    /// Resumes a story that is not finished; nothing is made twice. Does nothing while a story is being made.
    func resume(_ job: JobOverview) async
    /// Makes a part of a story that is stored, which is the current story meanwhile; does nothing while a story is being
    /// made.
    ///
    /// - Returns: The story with its new part; nil if it has none, which ``state`` explains unless it was cancelled.
    func make(_ part: StoryPart, of story: Story) async -> Story?
    /// Makes the narration of the current story, and nothing else.
    func retryAudioGeneration() async
    /// Makes the pictures that the current story lacks, and nothing else.
    func retryIllustrationGeneration() async
    /// Stops, and removes what was made since the last call that started something.
    func cancelGeneration() async
    /// Tries the step that failed again.
    func didTapOnRetryButton() async
    /// Leaves what became of the last story, so that another one can be asked for; does nothing while one is being made.
    func didTapOnNewStory()
    /// Shows the story that was made.
    func didTapOnStory()
    /// Leaves the screen.
    func didTapOnBack()
}

extension StoryGenerationViewModelContract {
    /// The stage that is shown; nil if nothing is being made.
    public var stage: GenerationStage? {
        switch state {
        case .generating(let stage): stage
        case .completed: .completed
        case .idle, .failed: nil
        }
    }

    /// Whether a story is being made.
    public var isGenerating: Bool {
        if case .generating = state { true } else { false }
    }

    /// Why the last step failed; nil if none did.
    public var error: GenerationError? {
        if case .failed(_, let error) = state { error } else { nil }
    }

    /// What a family is told of a story whose voice was gone when it was narrated last; nil otherwise.
    public func voiceNote(of story: Story) -> String? {
        guard let replacedVoice, replacedVoice.story == story.id else { return nil }
        return StoryText.replacedVoice(replacedVoice.voice)
    }

    /// What people call the voice of a story's narration; nil without one.
    public func voiceName(of story: Story) -> String? {
        story.narration.map { voiceName($0.voice, language: story.language) }
    }

    /// What people call a voice; its own name if no narrator has it any more.
    public func voiceName(_ voice: String, language: LanguageCode) -> String {
        voices(for: language).first { $0.name == voice }?.displayName ?? voice
    }

    /// Makes a story about one hero for a standard event.
    public func generateStory(for hero: Hero, event: StoryEvent) async {
        await generateStory(for: [hero], event: event)
    }

    /// Makes a story about one hero for a custom event.
    public func generateStory(for hero: Hero, customEvent: CustomStoryEvent) async {
        await generateStory(for: [hero], customEvent: customEvent)
    }
}
