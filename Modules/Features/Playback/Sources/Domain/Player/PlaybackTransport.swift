public import Foundation
public import Observation
public import StoryCore

/// The story that is played at a moment: whether it is heard, where it is, how fast and how loud, and when it stops by
/// itself.
@MainActor
@Observable
public final class PlaybackTransport {
    private let record: PlaybackRecord
    private let sound: PlayerSound
    private let status: PlaybackStatus
    private let sleep: SleepTimerControl
    /// What goes on after the end of a story; false if nothing does.
    @ObservationIgnored private var goOn: @MainActor () -> Bool = { false }

    init(_ record: PlaybackRecord, _ sound: PlayerSound, _ status: PlaybackStatus) {
        (self.record, self.sound, self.status) = (record, sound, status)
        sleep = SleepTimerControl(sound, status)
        sound.listen { [weak self] in self?.take($0) }
    }

    /// Asks, at the end of a story, whether something goes on, which does then.
    func atEnd(_ goOn: @escaping @MainActor () -> Bool) { self.goOn = goOn }

    /// Tells of every move of the time, before whoever observes the transport sees it.
    func follow(_ follower: @escaping @MainActor (PlaybackMove) -> Void) { status.follow(follower) }

    // MARK: - What is shown

    /// What the player does.
    public var state: PlaybackState { status.state }
    /// What is wrong though the story is heard; nil if nothing is.
    public var notice: AudioPlaybackError? { status.notice }
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
    /// 0 for silence to 1 for the narration as it was recorded.
    public var volume: Double { sound.volume }
    /// The sleep timer; nil if none runs.
    public var sleepTimer: SleepTimer? { sleep.timer }
    /// Marks of the story; another one with every story.
    public var readAlong: ReadAlong? { record.tracker?.readAlong }
    /// Length of the story in seconds, as far as it is narrated; 0 without one.
    public var duration: TimeInterval { status.duration }
    /// Where the engine is at this moment; nil if nothing is loaded.
    var position: PlaybackPosition? { sound.position }

    func show(_ error: AudioPlaybackError, of story: Story?) {
        record.keep(at: currentTime)
        sound.stop()
        record.tracker = nil
        status.show(.error(error, story))
        status.endWaiting()
    }
}

// MARK: - Loading a story

extension PlaybackTransport {
    /// Leaves the story that was played for another one.
    ///
    /// - Returns: The number of what is asked.
    func begin(_ tracker: PlaybackTracker) -> Int {
        record.keep(at: currentTime)
        let request = record.claim()
        record.tracker = tracker
        status.begin(tracker.story)
        return request
    }

    /// Loads the story into the engine.
    ///
    /// - Parameters:
    ///   - position: Where to begin, in seconds; nil for where it was left.
    ///   - start: What the library says of the playback; nil if it does not take it.
    ///   - timer: The sleep timer that the household wants.
    func load(
        _ source: PlaybackSource, from position: TimeInterval?, _ start: PlaybackStart?, timer: SleepTimerSetting?
    ) {
        guard var tracker = record.tracker else { return }
        if let start { tracker.keep(as: start) }
        if tracker.growing == nil, let notice = tracker.noticeOfMarks { status.show(notice: notice) }
        let from = min(max(0, position ?? start?.position ?? 0), tracker.readAlong.duration)
        tracker.load = sound.load(source, from: from, playing: tracker.pauseReason == nil)
        record.tracker = tracker
        sleep.prefer(timer)
        sleep.move(to: from)
        status.show(position: from)
    }

    /// Plays the story that is loaded from its beginning, as another playback.
    func restart() async {
        guard let story = state.story, record.tracker?.load != nil else { return }
        record.keep(at: currentTime)
        record.tracker?.beginAnew()
        seek(to: 0)
        sound.play()
        status.show(.playing(story))
        await record.beginKeeping()
    }

    /// Ends playing, and returns when the position is kept.
    public func stop() async {
        record.keep(at: currentTime)
        let request = record.claim()
        sound.stop()
        // It is known until what is kept of it is written, so that it can be told what went wrong with that.
        record.tracker?.load = nil
        status.stop()
        sleep.end()
        await record.flush()
        guard request == record.request else { return }
        record.tracker = nil
    }
}

// MARK: - Moving in the story

extension PlaybackTransport {
    /// Stands still, for as long as nobody resumes it; does nothing unless it plays.
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

    /// Goes on; does nothing unless it is paused, and at the end of the queue.
    public func resume() {
        switch state {
        case .loading: record.tracker?.pauseReason = nil
        case .paused(_, .endOfQueue), .idle, .playing, .error: return
        case .paused(let story, _): status.show(.playing(story))
        }
        leaveFade()
        sound.play()
    }

    /// Goes to a position, brought into 0…duration; what is not a number is passed over.
    public func seek(to position: TimeInterval) {
        guard !position.isNaN, record.tracker?.load != nil else { return }
        let target = min(max(0, position), duration)
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

    /// Sets the speed that the household wants, unless somebody chose one for now.
    func prefer(_ speed: PlaybackSpeed) {
        sound.prefer(speed)
        sleep.followSpeed()
        if sleep.step() { fallAsleep() }
    }

    /// Sets the volume, brought into 0…1; what is not a number is passed over. A sleep timer fades from there.
    public func setVolume(_ volume: Double) { sound.setVolume(volume) }
}

// MARK: - What the engine tells

extension PlaybackTransport {
    /// Takes what happens; what belongs to an earlier load is old news.
    private func take(_ event: PlaybackEvent?) {
        guard let event else { return status.endWaiting() }
        guard let tracker = record.tracker, event.load == tracker.load else { return }
        switch event.change {
        case .loaded(let end): didLoad(tracker, end: end)
        case .position(let reading), .resumed(let reading), .paused(let reading): take(reading)
        case .ended(let reading): didEnd(at: reading)
        case .failed(let error): show(.engine(error), of: tracker.story)
        }
    }

    private func didLoad(_ tracker: PlaybackTracker, end: TimeInterval?) {
        status.show(tracker.pauseReason.map { .paused(tracker.story, $0) } ?? .playing(tracker.story))
        record.tracker?.didLoad(from: currentTime, end: end)
        if let end, end < duration - 1 {
            status.show(notice: .cutOff(title: tracker.story.title, end: end, duration: duration))
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
        if record.tracker?.number != nil {
            record.keep(at: currentTime)
        } else {
            Task { [record] in await record.beginKeeping() }
        }
    }

    private func didEnd(at reading: PlaybackPosition) {
        guard let listened = record.tracker?.end(reading), let story = state.story else { return }
        status.show(position: reading.seconds)
        sleep.pass(listened)
        record.keep(at: currentTime)
        if sleep.endStory() { return fallAsleep() }
        guard state.isPlaying, !goOn() else { return }
        status.show(.paused(story, .endOfQueue))
        // Nothing is left to fall asleep to; what is played tomorrow is aloud.
        sleep.end()
    }
}

// MARK: - Sleep timer

extension PlaybackTransport {
    /// Starts a sleep timer in place of the one before; nil takes it away.
    public func setSleepTimer(_ setting: SleepTimerSetting?) {
        leaveFade()
        sleep.choose(setting)
        if sleep.step() { fallAsleep() }
    }

    /// Makes the sleep timer 10 minutes, or one story, longer, and brings the sound back if it fades.
    public func extendSleepTimer() {
        sleep.extend()
        if sleep.step() { fallAsleep() }
    }

    /// Stops where the sound began to fade.
    private func fallAsleep() {
        guard let story = state.story else { return }
        let place = sleep.restingPosition
        sound.pause()
        sound.seek(to: place)
        sleep.end()
        record.tracker?.turn(to: sound.position)
        status.show(.paused(story, .sleepTimer))
        status.show(position: place)
        record.keep(at: currentTime)
    }

    /// Somebody who goes on listening in a fade is awake: the sound is back, from where it began to fade.
    private func leaveFade() {
        guard let place = sleep.fadeStart else { return }
        extendSleepTimer()
        seek(to: place)
    }
}

// MARK: - A story that is still being made

extension PlaybackTransport {
    /// More of an unfinished story is there.
    func grow(_ story: Story, _ narration: GrowingNarration) {
        record.tracker?.grow(story, narration)
        status.show(state.with(story))
        status.show(sound.position)
    }

    /// An unfinished story is in the library: from now on it is kept as any other.
    func settle(_ story: Story) async {
        record.tracker?.settle(story)
        status.show(state.with(story))
        status.show(sound.position)
        await record.beginKeeping()
        record.keep(at: currentTime)
    }
}
