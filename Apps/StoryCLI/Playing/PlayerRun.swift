import Generation
import Glibc
import Library
import Observation
import Playback
import StoryApp
import StoryCore
import Synchronization
import TerminalApp
import TerminalPictures
import TerminalUI

/// Plays stories from the command line until the last one has ended, or somebody has had enough.
@MainActor
final class PlayerRun {
    let player: AudioPlaybackViewModel
    /// The mark of the story in the player.
    let playing: PlayingViewModel
    /// What is being done to it; nobody leaves before it is done.
    var favoriting: [Task<Void, Never>] = []
    private let earned: EarnedAchievements
    private let factory: ViewModelFactory
    private let console: Console
    private let errors: ErrorReporter
    private let style: PlayerStyle
    /// The story that is made meanwhile; nil if none is.
    private var making: MakingState?
    private let view: any PlayerView
    private let terminal: PlayerTerminal
    private let remote: PlaybackRemoteControl?
    private let pictures: PlayerPictures
    private let hasKeys: Bool
    let (inputs, feed) = AsyncStream<PlayerInput>.makeStream()
    private var parser = PlayerKeyParser()

    /// What became of the last key, or what went wrong.
    var note: String?
    private var last = PlayerSituation()
    /// How the program ends; nil as long as it goes on.
    var end: ExitStatus?
    /// Why the first story that could not be played could not.
    private var firstFailure: ExitStatus?
    /// What a screen had room for only in part, to be told once it is left.
    private var untold: [AudioPlaybackError] = []
    /// Whether a story was asked for and is neither heard nor failed.
    private var isAsking = false

    init(
        app: AppContainer, sound: PlaybackOutput?, console: Console, style: PlayerStyle, errors: ErrorReporter
    ) {
        factory = ViewModelFactory(app: app, output: sound) { _ in }
        player = factory.audioPlayback
        playing = PlayingViewModel(library: app.library, player: player)
        (self.console, self.style, self.errors) = (console, style, errors)
        earned = EarnedAchievements(collections: app.collections, console: console)
        pictures = PlayerPictures(
            maker: TerminalPictureMaker(firstImage: UInt32(truncatingIfNeeded: getpid()) << 8),
            environment: TerminalEnvironment(ProcessEnvironment.value), media: app.media, output: console.output,
            tell: { [feed] in feed.yield($0) })
        view =
            switch style {
            case .screen: PlayerScreen(console: console, pictures: pictures)
            case .plain: PlayerLines(console: console)
            case .json: PlayerObjects(console: console, media: app.media)
            }
        remote = app.makeRemoteControl(of: player) { [feed] in feed.yield(.quit) }
        hasKeys = Keyboard.isThere
        terminal = PlayerTerminal(hasScreen: style == .screen, output: console.output)
    }

    /// Plays stories.
    func play(_ wish: PlayerWish) async -> ExitStatus {
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
        making = MakingState()
        return await run { player.setQueue([]) }
    }

    /// Has the library keep how far a story was heard that was left before it was made.
    func keep(_ story: Story) async {
        await player.storyIsMade(story)
        await player.stop()
    }

    /// Whether the whole terminal is a screen of the player's.
    var hasScreen: Bool { style == .screen }

    private func run(_ begin: () -> Void) async -> ExitStatus {
        let signals = PlayerSignals(canSuspend: hasKeys, tellOnce())
        let keyboard = hasKeys ? Keyboard { [feed] in feed.yield(.bytes($0)) } : nil
        if hasKeys { terminal.enter() }
        // What was chosen the last time is no news.
        await player.didAppear()
        begin()
        observe()
        remote?.start()
        for await input in inputs {
            await take(input)
            show()
            if end != nil { break }
        }
        await takeAnswers()
        keyboard?.stop()
        for task in favoriting { await task.value }
        await finish()
        signals.stop()
        guard let end, end != .done else { return firstFailure ?? .done }
        return end
    }

    /// Asks for a story without waiting for it.
    @discardableResult
    func ask(_ request: @escaping @MainActor (AudioPlaybackViewModel) async -> Void) -> Task<Void, Never> {
        isAsking = true
        return Task { [player, feed] in
            await request(player)
            feed.yield(.settled)
        }
    }

    // MARK: - Private

    /// Somebody who asks twice for the end gets it at once.
    private func tellOnce() -> @Sendable (PlayerInput) -> Void {
        let count = Counter()
        return { [feed] input in
            if case .interrupted = input, count.next() > 1 {
                TerminalGuard.restore()
                _exit(ExitStatus.cancelled.rawValue)
            }
            feed.yield(input)
        }
    }

    private func take(_ input: PlayerInput) async {
        switch input {
        case .changed: observe()
        case .settled: isAsking = false
        case .bytes(let bytes):
            if bytes.isEmpty { end = .cancelled }
            for key in parser.keys(in: pictures.keys(in: bytes)) { press(key) }
        case .pictured: terminal.removal = pictures.removal
        case .resized: view.redraw()
        case .suspended: suspend()
        case .interrupted: end = .cancelled
        case .quit: end = .done
        case .making(let update): follow(update)
        case .made(let story): await settle(story)
        case .note(let text): note = text
        }
    }

    /// Keeps what the terminal was asked, and is about to answer, from whoever reads next.
    private func takeAnswers() async {
        guard pictures.isWaiting else { return }
        for await input in inputs {
            if case .bytes(let bytes) = input { _ = pictures.keys(in: bytes) }
            if !pictures.isWaiting { return }
        }
    }

    /// Plays what is there of the story that is made.
    private func follow(_ update: GenerationUpdate) {
        making?.update = update
        guard let narration = update.narration else { return }
        guard making?.playing != nil else {
            making?.playing = ask { await $0.play(unfinished: update.story, narration) }
            return
        }
        player.storyDidGrow(update.story, narration)
    }

    private func settle(_ story: Story?) async {
        making?.isOver = true
        await making?.playing?.value
        await player.storyIsMade(story)
    }

    /// Waits for the next change of anything that is shown.
    private func observe() {
        withObservationTracking {
            // Ten times a second would be more than anybody sees.
            _ = PlayerSituation(player, at: Double(player.currentSecond))
            _ = (playing.isFavorite, playing.failure, playing.confirmation)
        } onChange: { [feed] in
            feed.yield(.changed)
        }
    }

    private var situation: PlayerSituation {
        var now = PlayerSituation(player, at: player.currentTime)
        now.isFavorite = playing.isFavorite ?? false
        now.note = note ?? playing.failure?.message ?? (hasScreen ? playing.confirmation : nil) ?? now.note
        now.making = making?.line
        if hasScreen, now.story == nil { now.story = making?.update?.story }
        return now
    }

    private func show() {
        let now = situation
        view.show(now)
        decide(now)
        last = now
        // Nobody reads any more.
        if console.isOutputLost() { end = end ?? .done }
    }

    private func decide(_ now: PlayerSituation) {
        switch now.status {
        case .error: if !isAsking, end == nil { skip(now) }
        case .ended: end = end ?? .done
        case .paused:
            guard last.status == .playing, last.sleepTimer != nil, now.sleepTimer == nil else { return }
            if hasKeys { note = "Good night. Press Space to continue." } else { end = end ?? .done }
        case .idle:
            // Nothing was narrated, and nothing will be.
            if let making, making.isOver, making.playing == nil { end = end ?? .done }
        case .loading, .playing, .stopped: break
        }
    }

    /// Goes on with the next story after one that cannot be played; without one that is the end.
    private func skip(_ now: PlayerSituation) {
        guard let error = now.error else { return }
        firstFailure = firstFailure ?? ExitStatus(error.category)
        guard error.isOfOneStory, now.queue.stories.indices.contains(now.queue.next) else {
            terminal.leave()
            tellRest()
            _ = errors.report(error)
            end = .done
            return
        }
        if style == .screen {
            note = "Skipped '\(PlainText.quotation(now.story?.title ?? ""))': \(error.message)"
            untold.append(error)
        } else {
            _ = errors.report(error)
        }
        ask { await $0.next() }
    }

    private func suspend() {
        let wasPlaying = player.isPlaying
        player.pause()
        terminal.leave()
        raise(SIGSTOP)
        // Somebody has fetched it back.
        terminal.enter()
        view.redraw()
        if wasPlaying { player.resume() }
    }

    private func finish() async {
        var now = situation
        let wasPlayed = now.status == .playing || now.status == .paused || now.status == .loading
        await remote?.close()
        // How far a story was heard is kept when it is made.
        if making?.isOver == false { player.pause() } else { await player.stop() }
        terminal.leave()
        tellRest()
        // What was to be kept last may have failed, too; on a screen such a thing is seen in part.
        now.note = PlayerSituation(player, at: now.position).note
        if style == .screen { last.note = nil }
        if wasPlayed { now.status = .stopped }
        if wasPlayed || now.note != last.note {
            let lines: any PlayerView = style == .screen ? PlayerLines(console: console, last: last) : view
            lines.show(now)
        }
        // Programs ask for them by 'story achievements --json'.
        if style != .json { await earned.tell() }
    }

    private func tellRest() {
        for error in untold { _ = errors.report(error) }
        untold = []
    }
}

/// Counts, on whatever thread.
private final class Counter: Sendable {
    private let count = Atomic(0)

    /// One more than the last time, from 1.
    func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
