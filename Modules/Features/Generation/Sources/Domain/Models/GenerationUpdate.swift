public import StoryCore

/// The stages as a screen shows them: one after the other, while the steps overlap.
public enum GenerationStage: String, CaseIterable, Codable, Sendable {
    case generatingStory, generatingAudio, generatingIllustrations, completed
}

extension GenerationStage {
    /// Creates the stage of a step.
    init(showing step: GenerationStep) {
        switch step {
        case .story: self = .generatingStory
        case .audio: self = .generatingAudio
        case .illustrations: self = .generatingIllustrations
        }
    }
}

extension GenerationStage {
    /// The progress at its beginning.
    var start: Double {
        switch self {
        case .generatingStory: 0
        case .generatingAudio: 0.33
        case .generatingIllustrations: 0.66
        case .completed: 1
        }
    }
}

/// The progress of a kind of unit.
public struct UnitProgress: Hashable, Sendable {
    /// The kinds of units.
    public enum Kind: String, Codable, Sendable {
        case page, sentence, picture
    }

    /// The kind of unit that was finished.
    public var kind: Kind
    /// The number of finished units, including this one.
    public var done: Int
    /// The total number; nil while unknown.
    public var total: Int?

    /// Creates a count.
    public init(kind: Kind, done: Int, total: Int?) {
        self.kind = kind
        self.done = done
        self.total = total
    }
}

/// The progress of a generation.
public struct GenerationUpdate: Hashable, Sendable {
    /// The current stage.
    public var stage: GenerationStage
    /// The progress from 0 to 1; it never decreases.
    public var progress: Double
    /// The story so far.
    public var story: Story
    /// The narration so far, from the end of the first page on; nil before, and without one.
    public var narration: GrowingNarration?
    /// The unit whose completion caused this update; nil if only the stage or the narration changed.
    public var unit: UnitProgress?

    /// Creates an update.
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

/// Receives updates in order, on any thread; must return quickly.
public typealias GenerationObserver = @Sendable (GenerationUpdate) -> Void

/// The result of a generation that was not cancelled: the story is stored in any case.
public struct GenerationOutcome: Hashable, Sendable {
    /// The stored story.
    public var story: Story
    /// The step that failed; nil if all succeeded, except possibly single illustrations.
    public var failure: GenerationFailure?
    /// The requested voice if no narrator has it any more, so that another one narrates; nil otherwise.
    public var replacedVoice: String?

    /// Creates an outcome.
    public init(story: Story, failure: GenerationFailure?, replacedVoice: String? = nil) {
        self.story = story
        self.failure = failure
        self.replacedVoice = replacedVoice
    }
}

/// A step that failed after the text was written.
public struct GenerationFailure: Hashable, Sendable {
    /// The step.
    public var step: GenerationStep
    /// The error.
    public var error: GenerationError

    /// Creates a failure.
    public init(step: GenerationStep, error: GenerationError) {
        self.step = step
        self.error = error
    }
}
