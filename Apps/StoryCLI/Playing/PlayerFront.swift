import FeatureKit
import Household
import Library
import Playback
import StoryCore
import TerminalApp
import TerminalUI

/// A front end of the player on the command line.
@MainActor
protocol PlayerFront: AnyObject {
    /// Prepares what has to be there before anything is played, such as who asks for the PIN.
    func prepare() async
    /// Opens the front end.
    func open() async
    /// Shows the changes since the last snapshot.
    func show(_ snapshot: PlayerSnapshot)
    /// Restores the terminal.
    func close() async
}

/// The app's player on the whole terminal. Its views observe the player themselves.
@MainActor
final class PlayerScreen: PlayerFront {
    private let composition: AppComposition
    private let application: TerminalApplication
    private let leave: @Sendable (ExitStatus) -> Void
    private var showing: Task<Void, Never>?

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - progressive: The story that is being made; nil if there is none.
    ///   - leave: Called when the listener wants to leave.
    init(
        _ display: AppDisplay, on terminal: SystemTerminal, progressive: ProgressivePlayback?,
        leave: @escaping @Sendable (ExitStatus) -> Void
    ) {
        (composition, self.leave) = (display.composition, leave)
        application = display.application(showing: PlayerRootView(progressive: progressive), on: terminal)
    }

    func prepare() async { await composition.prepare() }

    func open() async {
        showing = Task { [application, leave] in leave(await application.run().status) }
    }

    func show(_ snapshot: PlayerSnapshot) {}

    func close() async {
        showing?.cancel()
        await showing?.value
    }
}

/// The player as lines or JSON; keys work as in the app.
@MainActor
final class PlayerStream: PlayerFront {
    private let player: AudioPlaybackViewModel
    private let playing: CurrentStoryFavoriteViewModel
    private let reporter: any PlayerReporter
    private let leave: @Sendable (ExitStatus) -> Void
    private let terminal: SystemTerminal
    private let approval: PINApproval
    private let keys: ViewHost
    private lazy var reader = InputReader(clock: ContinuousClock()) { [keys] in keys.send($0) }
    private var listening: Task<Void, Never>?

    /// Creates the stream.
    ///
    /// - Parameter leave: Called when the listener wants to leave.
    init(
        _ player: AudioPlaybackViewModel, _ playing: CurrentStoryFavoriteViewModel, on terminal: SystemTerminal,
        approval: PINApproval, reporter: any PlayerReporter, leave: @escaping @Sendable (ExitStatus) -> Void
    ) {
        self.approval = approval
        (self.player, self.playing, self.terminal, self.reporter, self.leave) =
            (player, playing, terminal, reporter, leave)
        keys = ViewHost(
            PlayerKeysView(player: player, playing: playing) { leave(.done) }, size: Size(width: 80, height: 24))
    }

    /// Keys are the player's: nobody can be asked for the PIN meanwhile.
    func prepare() async { await approval.ask(by: NoPINPrompt()) }

    func open() {
        let (events, feed) = AsyncStream<TerminalEvent>.makeStream()
        terminal.open(hasScreen: false) { feed.yield($0) }
        listening = Task { for await event in events { take(event) } }
    }

    func show(_ snapshot: PlayerSnapshot) {
        var now = snapshot
        let isAsleep = now.pauseReason == .sleepTimer && Keyboard.isThere
        let farewell = isAsleep ? "Good night. Press Space to continue." : nil
        now.note = playing.failure?.message ?? now.note ?? farewell
        reporter.show(now)
    }

    func close() {
        listening?.cancel()
        keys.close()
        terminal.close()
        playing.didSeeAnswer()
    }

    private func take(_ event: TerminalEvent) {
        switch event {
        case .bytes(let bytes):
            if bytes.isEmpty { leave(.cancelled) } else { reader.take(bytes) }
        case .suspended: player.rest { terminal.suspend() }
        case .interrupted: leave(.cancelled)
        case .resized: break
        }
    }
}
