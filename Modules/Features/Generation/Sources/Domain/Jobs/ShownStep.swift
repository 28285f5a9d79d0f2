import StoryCore

/// Notes the step of a job that is shown to those who observe it, apart from the work on the job.
struct ShownStep: Sendable {
    private let steps: AsyncStream<GenerationStep>.Continuation

    /// Begins to note the steps of a job. The first one needs no note.
    init(claim: any JobClaimContract) {
        let (stream, steps) = AsyncStream.makeStream(of: GenerationStep.self)
        self.steps = steps
        Task {
            var shown = GenerationStep.story
            for await step in stream where step != shown {
                shown = step
                do throws(StorageError) {
                    try await claim.show(step)
                } catch {
                    // If the job is lost, the next unit says so; nothing else depends on this.
                    continue
                }
            }
        }
    }

    /// Notes the step of a stage.
    func show(_ stage: GenerationStage) {
        if let step = stage.step { steps.yield(step) }
    }

    /// Ends after the last one.
    func end() { steps.finish() }
}

extension GenerationStage {
    /// The step that is shown; nil at the end.
    fileprivate var step: GenerationStep? {
        switch self {
        case .generatingStory: .story
        case .generatingAudio: .audio
        case .generatingIllustrations: .illustrations
        case .completed: nil
        }
    }
}
