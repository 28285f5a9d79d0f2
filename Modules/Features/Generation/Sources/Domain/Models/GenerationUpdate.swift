public import StoryCore

/// What a story in the making shows: the steps follow each other here, while the work behind them overlaps.
public enum GenerationStage: String, CaseIterable, Codable, Sendable {
    case generatingStory, generatingAudio, generatingIllustrations, completed
}

extension GenerationStage {
    /// The stage that shows a step.
    init(showing step: GenerationStep) {
        switch step {
        case .story: self = .generatingStory
        case .audio: self = .generatingAudio
        case .illustrations: self = .generatingIllustrations
        }
    }
}

/// What has just been finished of a kind of work.
public struct UnitProgress: Hashable, Sendable {
    /// What is counted.
    public enum Kind: String, Codable, Sendable {
        case page, sentence, picture
    }

    /// What was finished.
    public var kind: Kind
    /// How many are finished, this one counted.
    public var done: Int
    /// How many there will be; nil as long as nobody knows.
    public var total: Int?

    /// Makes a count.
    public init(kind: Kind, done: Int, total: Int?) {
        self.kind = kind
        self.done = done
        self.total = total
    }
}

/// How far a story is.
public struct GenerationUpdate: Hashable, Sendable {
    /// What is shown as being made.
    public var stage: GenerationStage
    /// 0 to 1; never smaller than in the update before.
    public var progress: Double
    /// The story with what there is of it.
    public var story: Story
    /// The narration while it is being recorded, from the end of the first page on; nil before, and without one.
    public var narration: GrowingNarration?
    /// What was finished to cause this update; nil if only the stage or the narration changed.
    public var unit: UnitProgress?

    /// Makes an update.
    public init(
        stage: GenerationStage, progress: Double, story: Story, narration: GrowingNarration? = nil, unit: UnitProgress?
    ) {
        self.stage = stage
        self.progress = progress
        self.story = story
        self.narration = narration
        self.unit = unit
    }
}

/// Takes updates in their order; called from wherever the work is done, and must return quickly.
public typealias GenerationObserver = @Sendable (GenerationUpdate) -> Void

/// What became of a generation that was not stopped: the story is stored in any case.
public struct GenerationOutcome: Hashable, Sendable {
    /// The story as it is stored.
    public var story: Story
    /// The step that failed; nil if all is there but, maybe, single pictures.
    public var failure: GenerationFailure?
    /// The voice that should have narrated, and that no narrator has any more: another one did; nil otherwise.
    public var replacedVoice: String?

    /// Makes an outcome.
    public init(story: Story, failure: GenerationFailure?, replacedVoice: String? = nil) {
        self.story = story
        self.failure = failure
        self.replacedVoice = replacedVoice
    }
}

/// A step that failed after the story itself was written.
public struct GenerationFailure: Hashable, Sendable {
    /// Which step.
    public var step: GenerationStep
    /// Why it failed.
    public var error: GenerationError

    /// Makes a failure.
    public init(step: GenerationStep, error: GenerationError) {
        self.step = step
        self.error = error
    }
}
