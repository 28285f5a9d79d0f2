import FeatureKit
import Generation
import StoryApp
import StoryCore
import StoryDocuments

/// The shared part of `create`, `retry` and `resume`: generates something, reports the progress, and answers with the
/// story.
struct GenerationCommandRunner {
    let session: Session
    let progress: ProgressReporter
    let output: OutputOptions
    /// The options of playing the story meanwhile; nil if it is not played.
    var player: PlayerOptions?

    /// Generates something and answers with it.
    ///
    /// - Returns: The status of the step that failed, or of success.
    func run(
        _ work: @escaping @Sendable (@escaping GenerationObserver) async throws(GenerationError) -> GenerationOutcome
    ) async throws -> ExitStatus {
        let progress = progress
        defer { progress.end() }
        var played = ExitStatus.done
        let outcome: GenerationOutcome
        if let player {
            (outcome, played) = try await makeAloud(player, work)
        } else {
            outcome = try await Interruption.cancelling { try await work(progress.tell) }
        }
        progress.end()
        try answer(with: outcome.story, stages: progress.stages)
        noteReplacedVoice(of: outcome)
        noteMissingPictures(of: outcome)
        guard let failure = outcome.failure else { return played }
        _ = ErrorReporter(console: session.console, asJSON: output.json || progress.isJSON)
            .report(failure.error)
        progress.note(
            "The story is kept. Try again with 'story resume \(outcome.story.id.short)'.")
        return ExitStatus(failure.error.category)
    }

    private func makeAloud(
        _ options: PlayerOptions,
        _ work: @escaping @Sendable (@escaping GenerationObserver) async throws(GenerationError) -> GenerationOutcome
    ) async throws -> (outcome: GenerationOutcome, played: ExitStatus) {
        let console = output.console(of: session)
        let (app, style) = (try session.app, options.style(output, on: console))
        let errors = ErrorReporter(console: console, asJSON: output.json)
        return try await LiveGenerationPlayer(reporter: progress) { terminal in
            PlayerRun(
                app: app, sound: options.sound, console: console, style: style, errors: errors, terminal: terminal,
                isGenerating: true)
        }.run(work) { $0.story }
    }

    /// Answers with the story.
    func answer(with story: Story, stages: [GenerationStage]? = nil) throws {
        if output.json {
            let document = StoryDocument(
                story, media: try session.app.media, stages: stages?.map { StoryStage($0) })
            // In a stream with the player's objects it is one of them, on a line.
            session.console.write(player == nil ? JSONText.pretty(document) : JSONText.of(document))
        } else {
            session.console.write(
                StoryText.overview(of: story, narratedBy: try session.app.registry.voiceName(of: story)))
            session.console.write("Read it: story library show \(story.id.short) --text")
        }
    }

    private func noteReplacedVoice(of outcome: GenerationOutcome) {
        guard let gone = outcome.replacedVoice else { return }
        progress.note("\(StoryText.replacedVoice(gone)) 'story voice list' lists what you can install.")
    }

    private func noteMissingPictures(of outcome: GenerationOutcome) {
        let story = outcome.story
        let pictures = story.pages.map(\.illustration) + [story.cover]
        let missing = pictures.count { $0.status == .failed }
        guard outcome.failure == nil, missing > 0 else { return }
        progress.note(
            "\(missing) of \(pictures.count) pictures couldn't be drawn. "
                + "Try again with 'story retry \(story.id.short)'.")
    }
}
