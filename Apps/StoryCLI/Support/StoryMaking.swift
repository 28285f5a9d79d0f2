import Generation
import StoryApp
import StoryCore

/// What `create`, `retry` and `resume` share: they make something, tell progress, and answer with the story.
struct StoryMaking {
    let session: Session
    let progress: ProgressOptions
    let output: OutputOptions

    /// Makes something and answers with it.
    ///
    /// - Returns: The status of the step that failed, or of success.
    func run(
        _ work: @escaping @Sendable (@escaping GenerationObserver) async throws(GenerationError) -> GenerationOutcome
    ) async throws -> ExitStatus {
        let reporter = progress.reporter(for: output.console(of: session))
        defer { reporter.end() }
        let outcome = try await Interruption.cancelling { try await work(reporter.tell) }
        reporter.end()
        try answer(outcome, stages: reporter.stages)
        guard let failure = outcome.failure else { return .done }
        _ = ErrorReporter(console: session.console, asJSON: output.json || progress.progress == .json)
            .report(failure.error)
        progress.note(
            "The story is kept: 'story retry \(outcome.story.id.short) --step \(failure.step.rawValue)' tries again.",
            on: session.console)
        return ExitStatus(failure.error)
    }

    private func answer(_ outcome: GenerationOutcome, stages: [GenerationStage]) throws {
        let story = outcome.story
        if output.json {
            session.console.write(
                JSONText.pretty(StoryDocument(story, media: try session.app.media, stages: stages)))
        } else {
            session.console.write(StoryText.overview(of: story))
            session.console.write("Read it: story library show \(story.id.short) --text")
        }
        let pictures = story.pages.map(\.illustration) + [story.cover]
        let missing = pictures.count { $0.status == .failed }
        if outcome.failure == nil, missing > 0 {
            progress.note(
                "\(missing) of \(pictures.count) pictures could not be made; "
                    + "'story retry \(story.id.short) --step illustrations' tries again.", on: session.console)
        }
    }
}
