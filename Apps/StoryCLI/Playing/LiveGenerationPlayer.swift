import Generation
import StoryCore
import TerminalUI

/// Plays a story while it is made, here or by another worker.
@MainActor
struct LiveGenerationPlayer {
    let reporter: ProgressReporter
    /// Creates the player on a terminal.
    let makePlayer: @MainActor (SystemTerminal) -> PlayerRun

    /// Runs what makes or follows a story; if the player ends first, that goes on, unless it was interrupted.
    ///
    /// - Parameter story: Returns the finished story of a result; nil if there is none.
    /// - Returns: The result, and the exit status of the player.
    func run<Outcome: Sendable>(
        _ work: @escaping @Sendable (@escaping GenerationObserver) async throws(GenerationError) -> Outcome,
        story: @escaping @Sendable (Outcome) -> Story?
    ) async throws -> (outcome: Outcome, played: ExitStatus) {
        // The player's keys that are still pressed must not be typed into the shell.
        let (events, leftBehind) = AsyncStream<TerminalEvent>.makeStream()
        let terminal = SystemTerminal { leftBehind.yield($0) }
        defer { terminal.release() }
        let player = makePlayer(terminal)
        let (reporter, feed) = (reporter, player.feed)
        let generation = Task { () async -> Result<Outcome, GenerationError> in
            do throws(GenerationError) {
                let outcome = try await work { update in
                    reporter.tell(update)
                    feed.yield(.progressed(update))
                }
                feed.yield(.made(story(outcome)))
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
        if let story = story(outcome) { await player.keep(story) }
        return (outcome, played)
    }
}
