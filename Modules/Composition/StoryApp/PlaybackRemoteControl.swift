import Foundation
import Observation
public import Playback
public import StoryCore

/// Ties a player to a remote: shows there what is played, and does what somebody there wants.
@MainActor
public final class PlaybackRemoteControl {
    private let player: any AudioPlaybackViewModelContract
    private let remote: any PlaybackRemote
    private let media: any MediaRepository
    private let onQuit: @MainActor () -> Void
    private var showing: Task<Void, Never>?
    private var obeying: Task<Void, Never>?
    /// Whether a story was heard yet; before, nobody outside needs to know of us.
    private var hasBegun = false
    /// What was stopped from outside last; without another story it begins anew when somebody wants it played.
    private var stopped: Story?
    /// Whether the story that is asked for has to stand still, as the one before did.
    private var isHeld = false
    private var requestCount = 0
    /// The player's clock when it was last different, and where that was.
    private var reading: (shown: TimeInterval, position: PlaybackPosition)?
    /// What was last shown of a story: the player's clock goes on ten times a second, its story does not.
    private var known: (story: Story, track: PlaybackRemoteTrack)?

    /// Makes a control; nothing happens before ``start()``.
    ///
    /// - Parameters:
    ///   - media: Where covers lie.
    ///   - onQuit: Called when somebody outside wants the program to end.
    public init(
        player: any AudioPlaybackViewModelContract, remote: any PlaybackRemote, media: any MediaRepository,
        onQuit: @escaping @MainActor () -> Void
    ) {
        self.player = player
        self.remote = remote
        self.media = media
        self.onQuit = onQuit
    }

    deinit {
        showing?.cancel()
        obeying?.cancel()
    }

    /// Shows what is played from the first story on that is heard; does nothing the second time.
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

    /// Takes the remote away.
    public func close() async {
        showing?.cancel()
        await remote.close()
        obeying?.cancel()
    }

    // MARK: - What is shown

    private func show(_ state: PlaybackRemoteState) {
        if isHeld, !player.isPaused { player.pause() }
        if player.isPlaying || player.isPaused { hasBegun = true }
        guard hasBegun else { return }
        remote.show(state)
    }

    private var state: PlaybackRemoteState {
        let story = player.currentStory ?? stopped
        let status: PlaybackRemoteState.Status =
            switch player.state {
            case .loading: isHeld ? .paused : .playing
            case .playing: .playing
            case .paused: .paused
            case .idle, .ended, .error: .stopped
            }
        let canChange = status != .stopped
        let queue = player.queue
        return PlaybackRemoteState(
            status: status, track: story.map { track(of: $0) }, position: position, speed: player.speed,
            volume: player.volume, repeats: queue.repeats, isShuffled: queue.isShuffled,
            // A player that is stopped goes nowhere: what is asked for there would be heard.
            hasNext: canChange && queue.upNext != nil, hasPrevious: canChange)
    }

    /// Where the player is: its clock goes in steps, and may be a step old when something else has changed.
    private var position: PlaybackPosition {
        let (shown, now) = (player.currentTime, SuspendingClock.now)
        let rate = player.isPlaying ? player.speed.value : 0
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
            cover: cover.flatMap { $0.isWellFormed ? media.url(of: $0) : nil })
        known = (story, track)
        return track
    }
}

// MARK: - What is wanted

extension PlaybackRemoteControl {
    private func perform(_ command: PlaybackRemoteCommand) {
        // Whoever presses a button is awake.
        player.noticeActivity()
        switch command {
        case .play: play()
        case .pause: player.pause()
        case .playPause: if isUnderWay { player.pause() } else { play() }
        case .stop: stop()
        case .next: request { await $0.next() }
        case .previous: request { await $0.previous() }
        case .skip(let seconds): skip(seconds)
        case .seek(let place, let story):
            guard player.currentStory?.id == story, (0...player.duration).contains(place) else { return }
            player.seek(to: place)
        case .setRate(let rate): if let speed = PlaybackSpeed.nearestStep(to: rate) { player.setSpeed(speed) }
        case .setRepeat(let repeats): player.setRepeat(repeats)
        case .setShuffled(let isShuffled): player.setShuffled(isShuffled)
        case .setVolume(let volume): player.setVolume(volume)
        case .quit: onQuit()
        }
    }

    /// Whether a story is heard, or will be in a moment.
    private var isUnderWay: Bool {
        if case .loading = player.state { !isHeld } else { player.isPlaying }
    }

    private func play() {
        isHeld = false
        switch player.state {
        case .loading, .paused: player.resume()
        case .ended(let story): begin(story)
        case .idle: if let stopped { begin(stopped) }
        case .playing, .error: return
        }
    }

    private func begin(_ story: Story) {
        Task { [player] in await player.play(story: story, from: 0) }
    }

    private func stop() {
        guard let story = player.currentStory else { return }
        isHeld = false
        stopped = story
        Task { [player] in await player.stop() }
    }

    private func skip(_ seconds: Double) {
        guard !seconds.isNaN, player.isPlaying || player.isPaused else { return }
        let place = player.currentTime + seconds
        if place > player.duration { request { await $0.next() } } else { player.seek(to: place) }
    }

    /// Asks for another story; one that follows upon a paused one is paused, too.
    private func request(_ ask: @escaping @MainActor (any AudioPlaybackViewModelContract) async -> Void) {
        isHeld = isHeld || player.isPaused
        requestCount += 1
        Task { [weak self, player, number = requestCount] in
            await ask(player)
            guard let self, self.isHeld, number == self.requestCount else { return }
            player.pause()
            self.isHeld = false
        }
    }
}

extension AppContainer {
    /// Makes the control that ties a player to media keys; nil if the app was put together without a remote.
    ///
    /// - Parameter onQuit: Called when somebody outside wants the program to end.
    @MainActor
    public func makeRemoteControl(
        of player: any AudioPlaybackViewModelContract, onQuit: @escaping @MainActor () -> Void
    ) -> PlaybackRemoteControl? {
        remote.map {
            PlaybackRemoteControl(player: player, remote: $0.makeRemote(), media: media, onQuit: onQuit)
        }
    }
}
