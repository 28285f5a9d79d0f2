import Generation
import Glibc
import Observation
import Playback
import StoryApp
import StoryCore
import StoryDocuments
import TerminalApp
import TerminalUI

/// Plays stories from the command line until the last one has ended, or somebody has had enough.
@MainActor
final class PlayerRun {
    /// What a player is told from outside.
    enum Input: Sendable {
        /// Something that is shown may be different.
        case changed
        /// A request for a story is done, or has failed.
        case settled
        /// Somebody leaves.
        case left(ExitStatus)
        /// The process is asked to end while the player has no terminal.
        case interrupted
        /// The story that is played while it is made has come further.
        case making(GenerationUpdate)
        /// It is made: the story as it is stored, or nil if nothing is.
        case made(Story?)
    }

    /// Whether the whole terminal is a screen of the player's.
    let hasScreen: Bool
    let feed: AsyncStream<Input>.Continuation
    private let inputs: AsyncStream<Input>
    private let player: AudioPlaybackViewModel
    private let playing: CurrentStoryFavoriteViewModel
    private let front: any PlayerFront
    private let remote: PlaybackRemoteControl?
    /// The story that is made meanwhile; nil if none is.
    private let making: ProgressivePlayback?
    private let earned: EarnedAchievements
    private let console: Console
    private let errors: ErrorReporter
    private let style: PlayerStyle

    private var last = PlayerSnapshot()
    /// How the program ends; nil as long as it goes on.
    private var end: ExitStatus?
    /// Why the first story that could not be played could not.
    private var firstFailure: ExitStatus?
    /// What a screen had room for only in part, to be told once it is left.
    private var untold: [AudioPlaybackError] = []
    /// Whether a story was asked for and is neither heard nor failed.
    private var isAsking = false
    /// Whether anything was heard.
    private var hasPlayed = false

    /// Prepares to play.
    ///
    /// - Parameter isMaking: Whether a story is played that is made meanwhile.
    init(
        app: AppContainer, sound: PlaybackOutput?, console: Console, style: PlayerStyle, errors: ErrorReporter,
        terminal: SystemTerminal = SystemTerminal(), isMaking: Bool = false
    ) {
        let (inputs, feed) = AsyncStream<Input>.makeStream()
        let leave: @Sendable (ExitStatus) -> Void = { feed.yield(.left($0)) }
        (self.inputs, self.feed, self.console, self.style, self.errors) = (inputs, feed, console, style, errors)
        hasScreen = style == .screen
        if hasScreen {
            let composition = AppComposition(app: app, output: sound)
            (player, playing) = (composition.player, composition.playing)
            making = isMaking ? ProgressivePlayback(player: player, isAlwaysWanted: true) : nil
            let display = AppDisplay(
                app: app, composition: composition,
                capabilities: TerminalCapabilities(environment: ProcessEnvironment.terminal))
            front = PlayerScreen(display, on: terminal, making: making, leave: leave)
            remote = composition.remote
        } else {
            let shared = app.playback.makePlayer(output: sound)
            player = app.playback.makeViewModel(of: shared) { _ in }
            playing = CurrentStoryFavoriteViewModel(library: app.library, player: player)
            making = isMaking ? ProgressivePlayback(player: player, isAlwaysWanted: true) : nil
            let reporter: any PlayerReporter =
                style == .json ? PlayerObjects(console: console, media: app.media) : PlayerLines(console: console)
            front = PlayerStream(player, playing, on: terminal, reporter: reporter, leave: leave)
            remote = app.makeRemoteControl(of: shared) { leave(.done) }
        }
        earned = EarnedAchievements(collections: app.collections, console: console)
    }

    /// Plays stories.
    func play(_ wish: PlayerRequest) async -> ExitStatus {
        await run {
            if let speed = wish.speed { player.setSpeed(speed) }
            switch wish.sleep {
            case .timer(let setting): player.setSleepTimer(setting)
            case .off: player.setSleepTimer(nil)
            case nil: break
            }
            if !wish.isResumed { player.setQueue(wish.stories) }
            player.setRepeat(wish.repeats)
            if wish.isShuffled { player.setShuffled(true) }
            let begun = wish.isResumed ? nil : player.queue.stories.first?.id
            guard let first = wish.stories.first(where: { $0.id == begun }) ?? wish.stories.first else { return }
            ask { await $0.play(story: first, from: wish.from) }
        }
    }

    /// Plays a story while it is made, as told by ``feed``, from the moment when its first page is narrated.
    func playWhatIsMade() async -> ExitStatus {
        await run { player.setQueue([]) }
    }

    /// Has the library keep how far a story was heard that was left before it was made.
    func keep(_ story: Story) async {
        await player.storyIsMade(story)
        await player.stop()
    }

    // MARK: - Private

    private func run(_ begin: () -> Void) async -> ExitStatus {
        // A reader that goes away is noticed when something is written for it.
        let watch = SignalWatch(SignalWatch.ends, ignoring: [SIGPIPE]) { [feed] _ in feed.yield(.interrupted) }
        defer { watch.stop() }
        // What was chosen the last time is no news.
        await player.didAppear()
        begin()
        await front.open()
        observe()
        remote?.start()
        for await input in inputs {
            await take(input)
            show()
            if end != nil { break }
        }
        await finish()
        // Ctrl-C that comes meanwhile is for what is still made.
        feed.finish()
        for await input in inputs { if case .interrupted = input { end = .cancelled } }
        guard let end, end != .done else { return firstFailure ?? .done }
        return end
    }

    /// Asks for a story without waiting for it.
    private func ask(_ request: @escaping @MainActor (AudioPlaybackViewModel) async -> Void) {
        isAsking = true
        Task { [player, feed] in
            await request(player)
            feed.yield(.settled)
        }
    }

    private func take(_ input: Input) async {
        switch input {
        case .changed: observe()
        case .settled: isAsking = false
        case .left(let status): end = status
        case .interrupted: end = .cancelled
        case .making(let update): making?.follow(update)
        case .made(let story): await making?.finish(story)
        }
    }

    /// Waits for the next change of anything that is shown.
    private func observe() {
        withObservationTracking {
            // Ten times a second would be more than anybody sees.
            _ = PlayerSnapshot(player, at: Double(player.currentSecond))
            _ = (playing.isFavorite, playing.failure)
        } onChange: { [feed] in
            feed.yield(.changed)
        }
    }

    private var snapshot: PlayerSnapshot {
        var now = PlayerSnapshot(player, at: player.currentTime)
        now.isFavorite = playing.isFavorite ?? false
        return now
    }

    private func show() {
        let now = snapshot
        front.show(now)
        decide(now)
        last = now
        // Nobody reads any more.
        if console.isOutputLost() { end = end ?? .done }
    }

    private func decide(_ now: PlayerSnapshot) {
        switch now.status {
        case .error: if !isAsking, end == nil { skip(now) }
        case .ended: end = end ?? .done
        case .playing: hasPlayed = true
        case .paused: if now.pauseReason == .sleepTimer, !Keyboard.isThere { end = end ?? .done }
        case .idle:
            // Nothing was narrated, and nothing will be.
            if let making, making.isOver, !making.hasBegun { end = end ?? .done }
        case .loading, .stopped: break
        }
    }

    /// Goes on with the next story after one that cannot be played; without one that is the end. Where something was
    /// heard before, a screen lets somebody plug the loudspeaker in again, and try again.
    private func skip(_ now: PlayerSnapshot) {
        guard let error = now.error else { return }
        guard error.isOfOneStory, now.queue.stories.indices.contains(now.queue.next) else {
            if error.isOfOneStory || !hasScreen || !hasPlayed { end = .done }
            return
        }
        firstFailure = firstFailure ?? ExitStatus(error.category)
        if hasScreen {
            front.say("Skipped '\(PlainText.quotation(now.story?.title ?? ""))': \(error.message)")
            untold.append(error)
        } else {
            _ = errors.report(error)
        }
        ask { await $0.next() }
    }

    private func finish() async {
        var now = snapshot
        let wasPlayed = now.status == .playing || now.status == .paused || now.status == .loading
        if let error = now.error, !isAsking {
            firstFailure = firstFailure ?? ExitStatus(error.category)
            untold.append(error)
        }
        await remote?.close()
        await playing.settle()
        // How far a story was heard is kept when it is made.
        if making?.isOver == false { player.pause() } else { await player.stop() }
        await front.close()
        for error in untold { _ = errors.report(error) }
        // What was to be kept last may have failed, too; on a screen such a thing is seen in part.
        now.note = PlayerSnapshot(player, at: now.position).note
        if hasScreen { last.note = nil }
        if wasPlayed { now.status = .stopped }
        if wasPlayed || now.note != last.note {
            if hasScreen { PlayerLines(console: console, last: last).show(now) } else { front.show(now) }
        }
        // Programs ask for them by 'story achievements --json'.
        if style != .json { await earned.tell() }
    }
}
