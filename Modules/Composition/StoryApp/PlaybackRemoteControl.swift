import Foundation
import Observation
public import Playback
public import StoryCore

/// Connects a player to a remote: shows its state there, and performs the remote's commands.
@MainActor
public final class PlaybackRemoteControl {
    private let player: StoryPlayer
    private let remote: any PlaybackRemote
    private let media: any BlobStore
    private let log: ActivityLog
    private let onQuit: @MainActor () -> Void
    private var showing: Task<Void, Never>?
    private var obeying: Task<Void, Never>?
    /// Whether a story was played; before that, nothing is shown.
    private var hasBegun = false
    /// The pause reason to apply to the requested story, carried over from the one before; nil if there is none.
    private var held: PauseReason?
    private var requestCount = 0
    /// The last change of the player's clock, and the position at that time.
    private var reading: (shown: TimeInterval, position: PlaybackPosition)?
    /// The last track shown: the player's clock changes ten times a second, its story does not.
    private var known: (story: Story, track: PlaybackRemoteTrack)?

    private var transport: PlaybackTransport { player.transport }

    /// Creates a control; nothing happens before ``start()``.
    ///
    /// - Parameters:
    ///   - media: The store of the covers.
    ///   - log: The log of its commands.
    ///   - onQuit: Called when the remote asks to quit the program.
    public init(
        player: StoryPlayer, remote: any PlaybackRemote, media: any BlobStore, log: ActivityLog = ActivityLog(),
        onQuit: @escaping @MainActor () -> Void
    ) {
        self.player = player
        self.remote = remote
        self.media = media
        self.log = log
        self.onQuit = onQuit
    }

    deinit {
        showing?.cancel()
        obeying?.cancel()
    }

    /// Starts showing the state from the first played story on; does nothing the second time.
    public func start() {
        guard showing == nil else { return }
        let changes = Observations { [weak self] in self?.state }
        showing = Task { [weak self] in
            for await state in changes {
                guard let self, let state else { return }
                self.show(state)
            }
        }
        obeying = Task { [weak self, commands = remote.commands] in
            for await command in commands { self?.perform(command) }
        }
    }

    /// Removes the remote.
    public func close() async {
        showing?.cancel()
        await remote.close()
        obeying?.cancel()
    }

    // MARK: - State

    private func show(_ state: PlaybackRemoteState) {
        if let held, transport.state.pauseReason == nil { transport.pause(for: held) }
        if transport.state.isPlaying || transport.state.pauseReason != nil { hasBegun = true }
        guard hasBegun else { return }
        remote.show(state)
    }

    private var state: PlaybackRemoteState {
        let story = transport.state.story ?? transport.stoppedStory
        let status: PlaybackRemoteState.Status =
            switch transport.state {
            case .loading: held == nil ? .playing : .paused
            case .playing: .playing
            case .idle, .paused(_, .endOfQueue), .error: .stopped
            case .paused: .paused
            }
        let canChange = status != .stopped
        let queue = player.queue
        return PlaybackRemoteState(
            status: status, track: story.map { track(of: $0) }, position: position, speed: transport.speed,
            volume: transport.volume, repeats: queue.repeats, isShuffled: queue.isShuffled,
            // A stopped player ignores these commands: they would start playback.
            hasNext: canChange && queue.upNext != nil, hasPrevious: canChange)
    }

    /// The current position: the player's clock advances in steps, and may lag when something else has changed.
    private var position: PlaybackPosition {
        let (shown, now) = (transport.currentTime, SuspendingClock.now)
        let rate = transport.state.isPlaying ? transport.speed.value : 0
        var new = PlaybackPosition(seconds: shown, instant: now, rate: rate)
        if let reading, reading.shown == shown {
            if reading.position.rate == rate { return reading.position }
            if reading.position.rate > 0, rate > 0 { new.seconds = reading.position.seconds(at: now) }
        }
        reading = (shown, new)
        return new
    }

    private func track(of story: Story) -> PlaybackRemoteTrack {
        if let known, known.story == story { return known.track }
        let heroes = story.heroes.map(\.name)
        let cover = story.cover.status == .ready ? story.cover.media : nil
        let track = PlaybackRemoteTrack(
            story: story.id, title: story.title,
            artists: heroes.isEmpty ? [story.narration?.voice].compactMap { $0 } : heroes,
            duration: story.narration.map { $0.duration.isFinite ? max(0, $0.duration) : 0 } ?? 0,
            cover: cover.flatMap(media.localFile))
        known = (story, track)
        return track
    }
}

// MARK: - Commands

extension PlaybackRemoteControl {
    private func perform(_ command: PlaybackRemoteCommand) {
        // Pressing a button shows that somebody is awake.
        transport.noticeActivity()
        log.debug(.playback, "a remote's command", [.word("command", command.kind)])
        switch command {
        case .play: play()
        case .pause: transport.pause(for: .otherProgram)
        case .playPause: if isUnderWay { transport.pause(for: .otherProgram) } else { play() }
        case .stop: stop()
        case .next: request { await $0.next() }
        case .previous: request { await $0.previous() }
        case .skip(let seconds): skip(seconds)
        case .seek(let time, let story):
            guard transport.state.story?.id == story, (0...transport.duration).contains(time) else { return }
            transport.seek(to: time)
        case .setRate(let rate): if let speed = PlaybackSpeed.nearestStep(to: rate) { transport.setSpeed(speed) }
        case .setRepeat(let repeats): player.setRepeat(repeats)
        case .setShuffled(let isShuffled): player.setShuffled(isShuffled)
        case .setVolume(let volume): transport.setVolume(volume)
        case .quit: onQuit()
        }
    }

    /// Whether a story is playing, or about to.
    private var isUnderWay: Bool {
        if case .loading = transport.state { held == nil } else { transport.state.isPlaying }
    }

    private func play() {
        held = nil
        switch transport.state {
        case .paused(let story, .endOfQueue): begin(story)
        case .loading, .paused: transport.resume()
        case .idle: if let stopped = transport.stoppedStory { begin(stopped) }
        case .playing, .error: return
        }
    }

    private func begin(_ story: Story) {
        Task { [player] in await player.play(story: story, from: 0) }
    }

    private func stop() {
        guard transport.state.story != nil else { return }
        held = nil
        Task { [transport] in await transport.stop() }
    }

    private func skip(_ seconds: Double) {
        guard !seconds.isNaN, transport.state.isPlaying || standing != nil else { return }
        let time = transport.currentTime + seconds
        if time > transport.duration { request { await $0.next() } } else { transport.seek(to: time) }
    }

    /// The pause reason of a paused story; nil if none is paused.
    private var standing: PauseReason? {
        let reason = transport.state.pauseReason
        return reason == .endOfQueue ? nil : reason
    }

    /// Requests another story; after a paused one it is paused too, for the same reason.
    private func request(_ ask: @escaping @MainActor (StoryPlayer) async -> Void) {
        held = held ?? standing
        requestCount += 1
        Task { [weak self, player, number = requestCount] in
            await ask(player)
            guard let self, let held = self.held, number == self.requestCount else { return }
            transport.pause(for: held)
            self.held = nil
        }
    }
}

extension AppContainer {
    /// Creates the control that connects a player to media keys; nil if the app has no remote.
    ///
    /// - Parameter onQuit: Called when the remote asks to quit the program.
    @MainActor
    public func makeRemoteControl(
        of player: StoryPlayer, onQuit: @escaping @MainActor () -> Void
    ) -> PlaybackRemoteControl? {
        services.remote.map {
            PlaybackRemoteControl(
                player: player, remote: $0.makeRemote(), media: media, log: services.log, onQuit: onQuit)
        }
    }
}

extension PlaybackRemoteCommand {
    /// What a line of the log calls it.
    fileprivate var kind: StaticString {
        switch self {
        case .play: "play"
        case .pause: "pause"
        case .playPause: "playPause"
        case .stop: "stop"
        case .next: "next"
        case .previous: "previous"
        case .skip: "skip"
        case .seek: "seek"
        case .setRate: "setRate"
        case .setRepeat: "setRepeat"
        case .setShuffled: "setShuffled"
        case .setVolume: "setVolume"
        case .quit: "quit"
        }
    }
}
