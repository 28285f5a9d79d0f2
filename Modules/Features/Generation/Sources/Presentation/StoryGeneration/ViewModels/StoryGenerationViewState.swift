public import StoryCore

/// The states of the generation screen.
public enum StoryGenerationViewState: Sendable {
    /// Nothing was requested yet, or the generation was cancelled.
    case idle
    /// A generation is running; the stage is never `.completed` here.
    case generating(GenerationStage)
    /// The story is stored.
    case completed(Story)
    /// A step failed; unless it is the first, the story is stored.
    case failed(step: GenerationStep, error: GenerationError)
}
