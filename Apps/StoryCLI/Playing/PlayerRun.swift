import Generation
import Glibc
import Observation
import Playback
import StoryApp
import StoryCore
import StoryDocuments
import TerminalApp
import TerminalUI

/// Plays stories on the command line until the last one ends, or the listener leaves.
@MainActor
final class PlayerRun {
    /// The inputs of the run.
    enum Input: Sendable {
        /// Something on screen may have changed.
        case changed
        /// A request for a story has succeeded or failed.
        case settled
        /// The listener leaves.
        case left(ExitStatus)
        /// The process was signalled while the player has no terminal.
        case interrupted
        /// The story that is being made has progressed.
        case progressed(GenerationUpdate)
        /// It is finished: the stored story, or nil if there is none.
        case made(Story?)
    }

    /// Whether the player uses the whole terminal.
    let hasScreen: Bool
    let feed: AsyncStream<Input>.Continuation
    private let inputs: AsyncStream<Input>
    private let player: AudioPlaybackViewModel
    private let playing: CurrentStoryFavoriteViewModel
    private let front: any PlayerFront
    private let remote: PlaybackRemoteControl?
    /// The story that is being made; nil if there is none.
    private let progressive: ProgressivePlayback?
    private let earned: EarnedAchievements
    private let console: Console
    private let errors: ErrorReporter
    private let style: PlayerStyle

    private var last = PlayerSnapshot()
    /// The exit status; nil until the end.
    private var end: ExitStatus?
    /// The status of the first story that could not be played.
    private var firstFailure: ExitStatus?
    /// Errors that the screen could show only in part, printed after it.
    private var untold: [AudioPlaybackError] = []
    /// Whether a requested story is neither playing nor failed.
    private var isAsking = false
    /// Whether anything was played.
    private var hasPlayed = false
    /// How many errors of stories that the player has skipped were reported.
    private var reportedSkips = 0
    /// Whether the player was asked to go on from a story that can't be played, and none was opened since.
    private var hasGoneOn = false

    /// Creates a run.
    ///
    /// - Parameter isGenerating: Whether the story is being made meanwhile.
    init(
        app: AppContainer, sound: PlaybackOutput?, console: Console, style: PlayerStyle, errors: ErrorReporter,
        terminal: SystemTerminal = SystemTerminal(), isGenerating: Bool = false
    ) {
        let (inputs, feed) = AsyncStream<Input>.makeStream()
        let leave: @Sendable (ExitStatus) -> Void = { feed.yield(.left($0)) }
        (self.inputs, self.feed, self.console, self.style, self.errors) = (inputs, feed, console, style, errors)
        hasScreen = style == .screen
        if hasScreen {
            let composition = AppComposition(app: app, output: sound)
            (player, playing) = (composition.player, composition.playing)
            progressive = isGenerating ? ProgressivePlayback(player: player, isAlwaysWanted: true) : nil
            let display = AppDisplay(
                app: app, composition: composition,
                capabilities: TerminalCapabilities(environment: ProcessEnvironment.terminal))
            front = PlayerScreen(display, on: terminal, progressive: progressive, leave: leave)
            remote = composition.remote
        } else {
            let shared = app.playback.makePlayer(output: sound)
            player = app.playback.makeViewModel(of: shared) { _ in }
            playing = CurrentStoryFavoriteViewModel(library: app.library, player: player)
            progressive = isGenerating ? ProgressivePlayback(player: player, isAlwaysWanted: true) : nil
            let reporter: any PlayerReporter =
                style == .json ? PlayerObjects(console: console, media: app.media) : PlayerLines(console: console)
            front = PlayerStream(
                player, playing, on: terminal, approval: app.services.approval, reporter: reporter, leave: leave)
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

    /// Plays a story while it is being made, as reported by ``feed``, from the end of its first page on.
    func playWhatIsMade() async -> ExitStatus {
        await run { player.setQueue([]) }
    }

    /// Saves the position of a story that was left before it was finished.
    func keep(_ story: Story) async {
        await player.storyIsMade(story)
        await player.stop()
    }

    // MARK: - Private

    private func run(_ begin: () -> Void) async -> ExitStatus {
        // The end of a reader is noticed when something is written to it.
        let watch = SignalWatch(SignalWatch.ends, ignoring: [SIGPIPE]) { [feed] _ in feed.yield(.interrupted) }
        defer { watch.stop() }
        // Restored settings are no change.
        await player.didAppear()
        await front.prepare()
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
        // A later Ctrl-C is for the generation.
        feed.finish()
        for await input in inputs { if case .interrupted = input { end = .cancelled } }
        guard let end, end != .done else { return firstFailure ?? .done }
        return end
    }

    /// Requests a story without waiting for it.
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
        case .progressed(let update): progressive?.follow(update)
        case .made(let story): await progressive?.finish(story)
        }
    }

    /// Waits for the next change of anything on screen.
    private func observe() {
        withObservationTracking {
            // Ten updates a second would be more than anybody sees.
            _ = PlayerSnapshot(player, at: Double(player.currentSecond))
            _ = (playing.isFavorite, playing.failure, player.player.skipped)
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
        reportSkips()
        decide(now)
        last = now
        // The reader has closed the output.
        if console.isOutputLost() { end = end ?? .done }
    }

    private func decide(_ now: PlayerSnapshot) {
        switch now.status {
        case .error: if !isAsking, end == nil { goOn(now) }
        case .ended: end = end ?? .done
        case .playing: (hasPlayed, hasGoneOn) = (true, false)
        case .paused:
            hasGoneOn = false
            if now.pauseReason == .sleepTimer, !Keyboard.isThere { end = end ?? .done }
        case .idle:
            // Nothing was narrated, and nothing will be.
            if let progressive, progressive.isOver, !progressive.hasBegun { end = end ?? .done }
        case .loading, .stopped: break
        }
    }

    /// Continues after a story that was asked for and cannot be played, or ends if there is none. If something was
    /// played before, a screen lets the listener fix the sound device and retry.
    private func goOn(_ now: PlayerSnapshot) {
        guard let error = now.error else { return }
        if !error.isOfOneStory { hasGoneOn = false }
        if error.isOfOneStory, !hasGoneOn, now.queue.stories.indices.contains(now.queue.next) {
            hasGoneOn = true
            ask { await $0.next() }
        } else if error.isOfOneStory || !hasScreen || !hasPlayed {
            end = .done
        }
    }

    /// Reports why stories were skipped; on a screen, when it is closed.
    private func reportSkips() {
        let skipped = player.player.skipped.dropFirst(reportedSkips)
        for error in skipped {
            firstFailure = firstFailure ?? ExitStatus(error.category)
            if hasScreen { untold.append(error) } else { _ = errors.report(error) }
        }
        reportedSkips += skipped.count
    }

    private func finish() async {
        var now = snapshot
        reportSkips()
        let wasPlayed = now.status == .playing || now.status == .paused || now.status == .loading
        if let error = now.error, !isAsking {
            firstFailure = firstFailure ?? ExitStatus(error.category)
            // In a queue that repeats it may have been skipped before.
            if !player.player.skipped.contains(error) { untold.append(error) }
        }
        await remote?.close()
        await playing.settle()
        // The position is saved when the story is finished.
        if progressive?.isOver == false { player.pause() } else { await player.stop() }
        await front.close()
        for error in untold { _ = errors.report(error) }
        // The last save may have failed, too; a screen shows such a notice only in part.
        now.note = PlayerSnapshot(player, at: now.position).note
        if hasScreen { last.note = nil }
        if wasPlayed { now.status = .stopped }
        if wasPlayed || now.note != last.note {
            if hasScreen { PlayerLines(console: console, last: last).show(now) } else { front.show(now) }
        }
        // Programs use 'story achievements --json'.
        if style != .json { await earned.tell() }
    }
}
