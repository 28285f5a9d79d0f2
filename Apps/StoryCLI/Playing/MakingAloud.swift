import Generation
import StoryCore
import TerminalUI

/// Makes a story and plays it meanwhile.
@MainActor
struct MakingAloud {
    let player: PlayerRun
    let reporter: ProgressReporter

    /// Makes something; the player may end before, and what is made goes on to its end then, unless somebody
    /// interrupted it.
    ///
    /// - Returns: What was made, and how playing ended.
    func run(
        _ work: @escaping @Sendable (@escaping GenerationObserver) async throws(GenerationError) -> GenerationOutcome
    ) async throws -> (outcome: GenerationOutcome, played: ExitStatus) {
        let (reporter, feed) = (reporter, player.feed)
        let making = Task { () async -> Result<GenerationOutcome, GenerationError> in
            do throws(GenerationError) {
                let outcome = try await work { update in
                    reporter.tell(update)
                    feed.yield(.making(update))
                }
                feed.yield(.made(outcome.story))
                return .success(outcome)
            } catch {
                feed.yield(.made(nil))
                return .failure(error)
            }
        }
        if player.hasScreen { reporter.hide() }
        let played = await player.playWhatIsMade()
        if played == .cancelled { making.cancel() }
        reporter.show()
        // Whoever still presses the player's keys types nothing into the shell.
        let terminal = PlayerTerminal(hasScreen: false) { _ in }
        if Keyboard.isThere { terminal.enter() }
        defer { terminal.leave() }
        let outcome = try await Interruption.cancelling {
            try await withTaskCancellationHandler {
                try await making.value.get()
            } onCancel: {
                making.cancel()
            }
        }
        await player.keep(outcome.story)
        return (outcome, played)
    }
}

/// How far a story is that is played while it is made.
struct MakingState {
    /// What was told last.
    var update: GenerationUpdate?
    /// Whether nothing more comes.
    var isOver = false
    /// The request to play it; nil before its first page is narrated.
    var playing: Task<Void, Never>?

    /// What is made at this moment, for people; nil when all is made.
    var line: String? {
        guard !isOver, let update else { return nil }
        switch update.stage {
        case .generatingStory: return "writing page \(update.story.pages.count + 1) …"
        case .generatingAudio:
            let done = update.narration?.marks.pageStarts.count ?? 0
            let count = update.story.pages.count
            return "creating page \(min(done + 1, count)) of \(count) …"
        case .generatingIllustrations: return "drawing the pictures …"
        case .completed: return nil
        }
    }
}
