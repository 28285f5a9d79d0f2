public import StoryCore

/// The situations of the generation screen.
public enum StoryGenerationViewState: Sendable {
    /// Nothing was asked for yet, or it was cancelled.
    case idle
    /// A story is being made; the stage is never `.completed` here.
    case generating(GenerationStage)
    /// The story is stored.
    case completed(Story)
    /// A step failed; unless it is the first, the story is kept.
    case failed(step: GenerationStep, error: GenerationError)
}
