public import Foundation
public import Observation
public import StoryCore

/// Controls the current story: loading, pausing, seeking, speed, volume, and the sleep timer.
@MainActor
@Observable
public final class PlaybackTransport {
    private let record: PlaybackRecord
    private let sound: PlayerSound
    private let status: PlaybackStatus
    private let sleep: SleepTimerControl
    /// What goes on after the end of a story; false if nothing does.
    @ObservationIgnored private var goOn: @MainActor () -> Bool = { false }
    /// Skips a story that can't be played; false if its error should be shown.
    @ObservationIgnored private var skipStory: @MainActor (Story, AudioPlaybackError) -> Bool = { _, _ in false }

    @ObservationIgnored private var didProgress: @MainActor () -> Void = {}
    /// What parents decided; with a refusal, the story may only go on to its end.
    var limits = ListeningLimits.none

    init(_ record: PlaybackRecord, _ sound: PlayerSound, _ status: PlaybackStatus) {
        (self.record, self.sound, self.status) = (record, sound, status)
        sleep = SleepTimerControl(sound, status)
        sound.listen { [weak self] in self?.take($0) }
    }

    /// Sets a handler for the end of a story, which continues if something follows and returns whether it does.
    func atEnd(_ goOn: @escaping @MainActor () -> Bool) { self.goOn = goOn }

    /// Sets a handler for a story that can't be played, which skips it if something follows and returns whether it
    /// does.
    func atFailure(_ skipStory: @escaping @MainActor (Story, AudioPlaybackError) -> Bool) { self.skipStory = skipStory }

    /// Sets what runs whenever the position is due to be saved.
    func atProgress(_ body: @escaping @MainActor () -> Void) { didProgress = body }

    /// Tells that the library takes again what it did not take before.
    func atRecovery(_ recover: @escaping @MainActor () -> Void) { status.atRecovery(recover) }

    /// Tells of every move of the time, before whoever observes the transport sees it.
    func follow(_ follower: @escaping @MainActor (PlaybackMove) -> Void) { status.follow(follower) }

    // MARK: - State

    /// What the player does.
    public var state: PlaybackState { status.state }
    /// What is wrong though the story is heard; nil if nothing is.
    public var notice: AudioPlaybackError? { status.notice }
    /// What is wrong, by source.
    var notices: PlaybackNotices { status.notices }
    /// The story that was stopped last; nil once another one is played.
    public var stoppedStory: Story? { status.stoppedStory }
    /// Seconds from the start of the story; changes ten times a second.
    public var currentTime: TimeInterval { status.currentTime }
    /// The whole seconds of ``currentTime``.
    public var currentSecond: Int { status.currentSecond }
    /// 0 to 1.
    public var progress: Double { status.progress }
    /// How fast stories are told.
    public var speed: PlaybackSpeed { sound.speed }
    /// The volume, from 0 for silence to 1 for the recorded volume.
    public var volume: Double { sound.volume }
    /// The sleep timer; nil if it is off.
    public var sleepTimer: SleepTimer? { sleep.timer }
    /// The marks of the story; replaced with every story.
    public var readAlong: ReadAlong? { record.tracker?.readAlong }
    /// Length of the story in seconds, as far as it is narrated; 0 without one.
    public var duration: TimeInterval { status.duration }
    /// Where the engine is at this moment; nil if nothing is loaded.
    var position: PlaybackPosition? { sound.position }

    /// Skips a story that can't be played, or shows why it can't.
    func fail(_ error: AudioPlaybackError, of story: Story) {
        guard skipStory(story, error) else { return show(error, of: story) }
        record.keep(at: currentTime)
        sound.stop()
        record.tracker?.load = nil
        if case .loading = state { return }
        // A pause while this story was being opened is over; only one of the story being opened now counts.
        record.tracker?.pauseReason = nil
        status.show(.loading(story))
    }

    func show(_ error: AudioPlaybackError, of story: Story?) {
        record.keep(at: currentTime)
        sound.stop()
        record.tracker = nil
        status.show(.error(error, story))
        status.endWaiting()
    }
}

// MARK: - Loading

extension PlaybackTransport {
    /// Replaces the current story with another one.
    ///
    /// - Returns: The number of the request.
    func begin(_ tracker: PlaybackTracker) -> Int {
        record.keep(at: currentTime)
        sound.stop()
        let request = record.claim()
        record.tracker = tracker
        status.begin(tracker.story)
        return request
    }

    /// Loads the story into the engine.
    ///
    /// - Parameters:
    ///   - position: The start in seconds; nil for the saved position.
    ///   - start: The library's record of the playback; nil if there is none.
    ///   - timer: The household's sleep timer.
    func load(
        _ source: PlaybackSource, from position: TimeInterval?, _ start: PlaybackStart?, timer: SleepTimerSetting?
    ) {
        guard var tracker = record.tracker else { return }
        if let start { tracker.keep(as: start) }
        if tracker.growing == nil, let notice = tracker.noticeOfMarks { status.show(notice, from: .story) }
        let from = min(max(0, position ?? start?.position ?? 0), tracker.readAlong.duration)
        tracker.load = sound.load(source, from: from, playing: tracker.pauseReason == nil)
        record.tracker = tracker
        sleep.prefer(timer)
        sleep.move(to: from)
        status.show(position: from)
    }

    /// Plays the loaded story from its beginning, as another playback.
    func restart() async {
        guard let story = state.story, record.tracker?.load != nil else { return }
        record.keep(at: currentTime)
        record.tracker?.beginAnew()
        seek(to: 0)
        sound.play()
        status.show(.playing(story))
        await record.beginKeeping()
    }

    /// Stops playback, and returns when the position is saved.
    public func stop() async {
        record.keep(at: currentTime)
        let request = record.claim()
        sound.stop()
        // The tracker stays until its last write, whose error can then be reported.
        record.tracker?.load = nil
        status.stop()
        sleep.end()
        await record.flush()
        guard request == record.request else { return }
        record.tracker = nil
    }
}

// MARK: - Seeking

extension PlaybackTransport {
    /// Pauses until the story is resumed; does nothing unless it is playing.
    public func pause(for reason: PauseReason) {
        switch state {
        case .loading: record.tracker?.pauseReason = reason
        case .playing(let story): status.show(.paused(story, reason))
        case .idle, .paused, .error: return
        }
        sound.pause()
        status.show(sound.position)
        record.keep(at: currentTime)
    }

    /// Resumes; does nothing unless it is paused, and at the end of the queue.
    public func resume() {
        switch state {
        case .loading:
            record.tracker?.pauseReason = nil
            if record.tracker?.load == nil { return }
        case .paused(_, .endOfQueue), .idle, .playing, .error: return
        case .paused(let story, _): status.show(.playing(story))
        }
        leaveFade()
        sound.play()
    }

    /// Lets the sound rest while something stops the whole program; all that is shown stays as it is.
    func rest(during stop: () -> Void) {
        let isSounding =
            switch state {
            case .playing: true
            case .loading: record.tracker?.load != nil && record.tracker?.pauseReason == nil
            case .idle, .paused, .error: false
            }
        if isSounding { sound.pause() }
        stop()
        if isSounding { sound.play() }
    }

    /// Goes to a position, brought into 0…duration; what is not a number is passed over.
    public func seek(to position: TimeInterval) {
        guard !position.isNaN, record.tracker?.load != nil else { return }
        let target = min(max(0, position), duration)
        if let refusal = limits.refusal, target < currentTime { return status.show(refusal, from: .story) }
        if case .paused(let story, .endOfQueue) = state, target < duration {
            // At its end the sound stands, and nobody paused it.
            status.show(.playing(story))
        }
        sound.seek(to: target)
        if state.isPlaying { sound.play() }
        record.tracker?.turn(to: sound.position)
        sleep.move(to: target)
        status.jump(to: target)
        if sleep.step() { fallAsleep() }
        record.keep(at: currentTime)
    }

    /// Sets the speed of this story and of those after it, as long as the player is there.
    public func setSpeed(_ speed: PlaybackSpeed) {
        sound.choose(speed)
        sleep.followSpeed()
        if sleep.step() { fallAsleep() }
    }

    /// Sets the household's speed, unless another one was chosen for now.
    func prefer(_ speed: PlaybackSpeed) {
        sound.prefer(speed)
        sleep.followSpeed()
        if sleep.step() { fallAsleep() }
    }

    /// Sets the volume, clamped to 0…1; ignored if it is not a number. A fading sleep timer continues from there.
    public func setVolume(_ volume: Double) { sound.choose(volume: volume) }

    /// Sets the household's volume, unless another one was chosen for now.
    func prefer(volume: Double) { sound.prefer(volume: volume) }
}

// MARK: - Events of the engine

extension PlaybackTransport {
    /// Handles an event; those of an earlier load are stale.
    private func take(_ event: PlaybackEvent?) {
        guard let event else { return didLoseEngine() }
        guard let tracker = record.tracker, event.load == tracker.load else { return }
        switch event.change {
        case .loaded(let end): didLoad(tracker, end: end)
        case .position(let reading), .resumed(let reading), .paused(let reading): take(reading)
        case .ended(let reading): didEnd(at: reading)
        case .failed(let error): fail(.engine(error), of: tracker.story)
        }
    }

    /// The engine has ended by itself.
    private func didLoseEngine() {
        guard let tracker = record.tracker, tracker.load != nil else { return status.endWaiting() }
        let details = ProviderErrorDetails(provider: "playback", detail: "It ended by itself.")
        show(.engine(.engine(.unknown(details))), of: tracker.story)
    }

    private func didLoad(_ tracker: PlaybackTracker, end: TimeInterval?) {
        status.show(tracker.pauseReason.map { .paused(tracker.story, $0) } ?? .playing(tracker.story))
        record.tracker?.didLoad(from: currentTime, end: end)
        if let end, end < duration - 1 {
            status.show(.cutOff(title: tracker.story.title, end: end, duration: duration), from: .story)
        }
        record.keep(at: currentTime)
        if sleep.step() { fallAsleep() }
        status.endWaiting()
    }

    private func take(_ reading: PlaybackPosition) {
        guard let listened = record.tracker?.take(reading) else { return }
        // A reading may have waited.
        status.show(position: sound.position?.seconds ?? reading.seconds)
        sleep.pass(listened)
        if sleep.step() { fallAsleep() }
        // The timer may have put the story to sleep.
        guard state.isPlaying, record.tracker?.isDue(at: reading.instant) == true else { return }
        didProgress()
        if record.tracker?.number != nil {
            record.keep(at: currentTime)
        } else {
            Task { [record] in await record.beginKeeping() }
        }
    }

    private func didEnd(at reading: PlaybackPosition) {
        guard let listened = record.tracker?.end(reading) else { return }
        status.show(position: reading.seconds)
        sleep.pass(listened)
        record.keep(at: currentTime)
        if sleep.endStory() { return fallAsleep() }
        guard state.isPlaying, !goOn() else { return }
        endQueue()
    }

    /// Nothing follows the story in the player; what is still heard of it, or will be, is left alone.
    func endQueue() {
        guard let story = state.story else { return }
        switch state {
        case .playing where record.tracker?.hasEnded == true: break
        // It was given up for what is not there.
        case .loading where record.tracker?.load == nil: break
        case .idle, .loading, .playing, .paused, .error: return
        }
        status.show(.paused(story, .endOfQueue))
        // Nothing is left to fall asleep to; what is played tomorrow is aloud.
        sleep.end()
        status.endWaiting()
    }
}

// MARK: - Sleep timer

extension PlaybackTransport {
    /// Starts a sleep timer in place of the current one; nil turns it off.
    public func setSleepTimer(_ setting: SleepTimerSetting?) {
        leaveFade()
        sleep.choose(setting)
        if sleep.step() { fallAsleep() }
    }

    /// Extends the sleep timer by 10 minutes or one story, and restores the volume if it fades.
    public func extendSleepTimer() {
        sleep.extend()
        if sleep.step() { fallAsleep() }
    }

    /// Stops where the sound began to fade.
    private func fallAsleep() {
        guard let story = state.story else { return }
        let position = sleep.restingPosition
        sound.pause()
        sound.seek(to: position)
        sleep.end()
        record.tracker?.turn(to: sound.position)
        status.show(.paused(story, .sleepTimer))
        status.show(position: position)
        record.keep(at: currentTime)
    }

    /// Restores the volume at the start of the fade: a listener who continues is awake.
    private func leaveFade() {
        guard let start = sleep.fadeStart else { return }
        extendSleepTimer()
        seek(to: start)
    }
}

// MARK: - Growing story

extension PlaybackTransport {
    /// Updates an unfinished story and its narration.
    func grow(_ story: Story, _ narration: GrowingNarration) {
        record.tracker?.grow(story, narration)
        status.show(state.with(story))
        status.show(sound.position)
    }

    /// Records an unfinished story that is now in the library like any other.
    func settle(_ story: Story) async {
        record.tracker?.settle(story)
        status.show(state.with(story))
        status.show(sound.position)
        await record.beginKeeping()
        record.keep(at: currentTime)
    }
}
