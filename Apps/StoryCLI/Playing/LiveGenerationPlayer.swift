import Generation
import StoryCore
import TerminalUI

/// Generates a story and plays it meanwhile.
@MainActor
struct LiveGenerationPlayer {
    let reporter: ProgressReporter
    /// Creates the player on a terminal.
    let makePlayer: @MainActor (SystemTerminal) -> PlayerRun

    /// Generates a story; if the player ends first, the generation continues, unless it was interrupted.
    ///
    /// - Returns: The result, and the exit status of the player.
    func run(
        _ work: @escaping @Sendable (@escaping GenerationObserver) async throws(GenerationError) -> GenerationOutcome
    ) async throws -> (outcome: GenerationOutcome, played: ExitStatus) {
        // The player's keys that are still pressed must not be typed into the shell.
        let (events, leftBehind) = AsyncStream<TerminalEvent>.makeStream()
        let terminal = SystemTerminal { leftBehind.yield($0) }
        defer { terminal.release() }
        let player = makePlayer(terminal)
        let (reporter, feed) = (reporter, player.feed)
        let generation = Task { () async -> Result<GenerationOutcome, GenerationError> in
            do throws(GenerationError) {
                let outcome = try await work { update in
                    reporter.tell(update)
                    feed.yield(.progressed(update))
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
        if played == .cancelled { generation.cancel() }
        reporter.show()
        let watch = Task {
            for await event in events {
                switch event {
                case .interrupted: generation.cancel()
                case .suspended: terminal.suspend()
                case .bytes, .resized: break
                }
            }
        }
        defer { watch.cancel() }
        let outcome = try await generation.value.get()
        await player.keep(outcome.story)
        return (outcome, played)
    }
}
