public import Foundation
public import Observation
public import StoryCore

/// Controls the current story: loading, pausing, seeking, speed, volume, and the sleep timer.
@MainActor
@Observable
public final class PlaybackTransport {
    private static let skipLength: TimeInterval = 15

    /// The state of the player.
    public private(set) var state = PlaybackState.idle
    /// A problem that does not prevent playback; nil if there is none.
    public private(set) var notice: AudioPlaybackError?
    /// The story that was stopped last; nil once another one is played.
    public private(set) var stoppedStory: Story?

    private let record: PlaybackRecord
    private let sound: PlayerSound
    private let sleep: SleepTimerControl
    private let time = PlaybackTime()
    /// Continues after the end of a story; returns false if nothing follows.
    @ObservationIgnored private var goOn: @MainActor () -> Bool = { false }
    @ObservationIgnored private var waitingForLoad: [CheckedContinuation<Void, Never>] = []

    init(_ record: PlaybackRecord, _ sound: PlayerSound) {
        (self.record, self.sound) = (record, sound)
        sleep = SleepTimerControl(sound)
        sound.listen { [weak self] in self?.take($0) }
        record.listen { [weak self] in self?.show(notice: $0) }
    }

    /// Sets a handler for the end of a story, which continues if something follows and returns whether it does.
    func atEnd(_ goOn: @escaping @MainActor () -> Bool) { self.goOn = goOn }

    /// Adds a follower of the position, called before observers of the transport.
    func follow(_ follower: @escaping @MainActor (PlaybackMove) -> Void) { time.follow(follower) }

    // MARK: - State

    /// Seconds from the start of the story; changes ten times a second.
    public var currentTime: TimeInterval { time.seconds }
    /// The whole seconds of ``currentTime``.
    public var currentSecond: Int { time.wholeSeconds }
    /// The position from 0 to 1.
    public var progress: Double { time.progress }
    /// The playback speed.
    public var speed: PlaybackSpeed { sound.speed }
    /// The volume, from 0 for silence to 1 for the recorded volume.
    public var volume: Double { sound.volume }
    /// The sleep timer; nil if it is off.
    public var sleepTimer: SleepTimer? { sleep.timer }
    /// The marks of the story; replaced with every story.
    public var readAlong: ReadAlong? { record.tracker?.readAlong }
    /// The length of the story in seconds, as far as it is narrated; 0 without one.
    public var duration: TimeInterval { record.tracker?.readAlong.duration ?? 0 }
    /// The engine's current position; nil if nothing is loaded.
    var position: PlaybackPosition? { sound.position }

    func show(notice new: AudioPlaybackError?) {
        if new == nil, notice?.isOfStory == true { return }
        if notice != new { notice = new }
    }

    /// Updates the story.
    func show(_ story: Story) {
        state = state.with(story)
        if stoppedStory != nil { stoppedStory = story }
        guard let tracker = record.tracker else { return }
        switch notice?.updated(for: story) {
        case .outdated?, .unfitMarks?: notice = tracker.noticeOfMarks
        case let other: show(notice: tracker.noticeOfMarks ?? other)
        }
        if tracker.load != nil { show(position: currentTime) }
    }

    func show(_ error: AudioPlaybackError, of story: Story?) {
        record.keep(at: currentTime)
        sound.stop()
        record.tracker = nil
        state = .error(error, story)
        endWaiting()
    }

    /// Shows the engine's current position.
    private func showPosition() {
        guard record.tracker?.load != nil, let reading = sound.position else { return }
        show(position: reading.seconds)
    }

    private func show(position: TimeInterval) { time.show(position, of: duration) }
}

// MARK: - Loading

extension PlaybackTransport {
    /// Replaces the current story with another one.
    ///
    /// - Returns: The number of the request.
    func begin(_ tracker: PlaybackTracker) -> Int {
        record.keep(at: currentTime)
        let request = record.claim()
        record.tracker = tracker
        (notice, stoppedStory) = (nil, nil)
        time.reset()
        state = .loading(tracker.story)
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
        if tracker.growing == nil, let notice = tracker.noticeOfMarks { show(notice: notice) }
        let from = min(max(0, position ?? start?.position ?? 0), tracker.readAlong.duration)
        tracker.load = sound.load(source, from: from, playing: tracker.pauseReason == nil)
        record.tracker = tracker
        sleep.prefer(timer)
        sleep.move(to: from)
        show(position: from)
    }

    /// Returns when the requested story plays, has failed, or is obsolete.
    func loading(_ request: Int) async {
        guard request == record.request, case .loading = state else { return }
        await withCheckedContinuation { waitingForLoad.append($0) }
    }

    private func endWaiting() {
        let waiting = waitingForLoad
        waitingForLoad = []
        waiting.forEach { $0.resume() }
    }

    /// Plays the loaded story from its beginning, as another playback.
    func restart() async {
        guard let story = state.story, record.tracker?.load != nil else { return }
        record.keep(at: currentTime)
        record.tracker?.beginAnew()
        seek(to: 0)
        sound.play()
        state = .playing(story)
        await record.beginKeeping()
    }

    /// Stops playback, and returns when the position is saved.
    public func stop() async {
        record.keep(at: currentTime)
        let request = record.claim()
        sound.stop()
        // The tracker stays until its last write, whose error can then be reported.
        record.tracker?.load = nil
        stoppedStory = state.story ?? stoppedStory
        state = .idle
        time.reset()
        sleep.end()
        endWaiting()
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
        case .playing(let story): state = .paused(story, reason)
        case .idle, .paused, .error: return
        }
        sound.pause()
        showPosition()
        record.keep(at: currentTime)
    }

    /// Resumes; does nothing unless it is paused, and at the end of the queue.
    public func resume() {
        switch state {
        case .loading: record.tracker?.pauseReason = nil
        case .paused(_, .endOfQueue), .idle, .playing, .error: return
        case .paused(let story, _): state = .playing(story)
        }
        leaveFade()
        sound.play()
    }

    /// Seeks to a position, clamped to 0…duration; ignored if it is not a number.
    public func seek(to position: TimeInterval) {
        guard !position.isNaN, record.tracker?.load != nil else { return }
        let target = min(max(0, position), duration)
        if case .paused(let story, .endOfQueue) = state, target < duration {
            // At its end the sound stops without being paused.
            state = .playing(story)
        }
        sound.seek(to: target)
        if state.isPlaying { sound.play() }
        record.tracker?.turn(to: sound.position)
        sleep.move(to: target)
        time.jump()
        show(position: target)
        stepSleepTimer()
        record.keep(at: currentTime)
    }

    /// Skips 15 seconds in a direction.
    public func skip(_ direction: SkipDirection) {
        seek(to: currentTime + (direction == .forward ? Self.skipLength : -Self.skipLength))
    }

    /// Sets the speed of this story and of later ones, for the lifetime of the player.
    public func setSpeed(_ speed: PlaybackSpeed) {
        sound.choose(speed)
        followSpeed()
    }

    /// Sets the household's speed, unless another one was chosen for now.
    func prefer(_ speed: PlaybackSpeed) {
        sound.prefer(speed)
        followSpeed()
    }

    private func followSpeed() {
        sleep.followSpeed(at: currentTime, of: knownDuration)
        stepSleepTimer()
    }

    /// Sets the volume, clamped to 0…1; ignored if it is not a number. A fading sleep timer continues from there.
    public func setVolume(_ volume: Double) { sound.setVolume(volume) }
}

// MARK: - Events of the engine

extension PlaybackTransport {
    /// Handles an event; those of an earlier load are stale.
    private func take(_ event: PlaybackEvent?) {
        guard let event else { return endWaiting() }
        guard let tracker = record.tracker, event.load == tracker.load else { return }
        switch event.change {
        case .loaded(let end): didLoad(tracker, end: end)
        case .position(let reading), .resumed(let reading), .paused(let reading): take(reading)
        case .ended(let reading): didEnd(at: reading)
        case .failed(let error): show(.engine(error), of: tracker.story)
        }
    }

    private func didLoad(_ tracker: PlaybackTracker, end: TimeInterval?) {
        state = tracker.pauseReason.map { .paused(tracker.story, $0) } ?? .playing(tracker.story)
        record.tracker?.didLoad(from: currentTime, end: end)
        if let end, end < duration - 1 {
            show(notice: .cutOff(title: tracker.story.title, end: end, duration: duration))
        }
        record.keep(at: currentTime)
        stepSleepTimer()
        endWaiting()
    }

    private func take(_ reading: PlaybackPosition) {
        guard let listened = record.tracker?.take(reading) else { return }
        // The reading may have been queued for a while.
        show(position: sound.position?.seconds ?? reading.seconds)
        sleep.pass(listened)
        stepSleepTimer()
        // The sleep timer may have paused the story.
        guard state.isPlaying, record.tracker?.isDue(at: reading.instant) == true else { return }
        if record.tracker?.number != nil {
            record.keep(at: currentTime)
        } else {
            Task { [record] in await record.beginKeeping() }
        }
    }

    private func didEnd(at reading: PlaybackPosition) {
        guard let listened = record.tracker?.end(reading), let story = state.story else { return }
        show(position: reading.seconds)
        sleep.pass(listened)
        record.keep(at: currentTime)
        if sleep.endStory() { return fallAsleep() }
        guard state.isPlaying, !goOn() else { return }
        state = .paused(story, .endOfQueue)
        // The sleep timer has no story left; the next one is played at full volume.
        sleep.end()
    }
}

// MARK: - Sleep timer

extension PlaybackTransport {
    /// Starts a sleep timer in place of the current one; nil turns it off.
    public func setSleepTimer(_ setting: SleepTimerSetting?) {
        leaveFade()
        sleep.choose(setting)
        stepSleepTimer()
    }

    /// Extends the sleep timer by 10 minutes or one story, and restores the volume if it fades.
    public func extendSleepTimer() {
        sleep.extend()
        stepSleepTimer()
    }

    /// Reports that a key was pressed, which extends the sleep timer in its last minute.
    public func noticeActivity() {
        if sleepTimer?.isInLastMinute == true { extendSleepTimer() }
    }

    /// Performs what the sleep timer demands, and shows it.
    private func stepSleepTimer() {
        if sleep.step(at: currentTime, of: knownDuration, isPlaying: state.isPlaying) { fallAsleep() }
    }

    /// Pauses at the start of the fade, so that what was hardly audible is heard the next time.
    private func fallAsleep() {
        guard let story = state.story else { return }
        let place = sleep.fadeStart ?? max(0, duration - SleepCountdown.fade * speed.value)
        sound.pause()
        sound.seek(to: place)
        sleep.end()
        record.tracker?.turn(to: sound.position)
        state = .paused(story, .sleepTimer)
        show(position: place)
        record.keep(at: currentTime)
    }

    /// Restores the volume at the start of the fade: a listener who continues is awake.
    private func leaveFade() {
        guard let place = sleep.fadeStart else { return }
        extendSleepTimer()
        seek(to: place)
    }

    /// The story's length; 0 while it is being made, when it is unknown.
    private var knownDuration: TimeInterval { record.tracker?.growing == nil ? duration : 0 }
}

// MARK: - Growing story

extension PlaybackTransport {
    /// Updates an unfinished story and its narration.
    func grow(_ story: Story, _ narration: GrowingNarration) {
        record.tracker?.grow(story, narration)
        state = state.with(story)
        showPosition()
    }

    /// Records an unfinished story that is now in the library like any other.
    func settle(_ story: Story) async {
        record.tracker?.settle(story)
        state = state.with(story)
        showPosition()
        await record.beginKeeping()
        record.keep(at: currentTime)
    }
}
