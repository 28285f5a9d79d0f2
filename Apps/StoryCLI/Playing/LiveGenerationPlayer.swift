import Generation
import StoryCore
import TerminalUI

/// Makes a story and plays it meanwhile.
@MainActor
struct LiveGenerationPlayer {
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
        let terminal = SystemTerminal()
        terminal.open(hasScreen: false) { event in
            switch event {
            case .interrupted: making.cancel()
            case .suspended: Task { @MainActor in terminal.suspend() }
            case .bytes, .resized: break
            }
        }
        defer { terminal.close() }
        let outcome = try await making.value.get()
        await player.keep(outcome.story)
        return (outcome, played)
    }
}
