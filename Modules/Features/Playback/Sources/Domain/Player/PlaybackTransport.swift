public import Foundation
public import Observation
public import StoryCore

/// The story that is played at a moment: whether it is heard, where it is, how fast and how loud, and when it stops by
/// itself.
@MainActor
@Observable
public final class PlaybackTransport {
    private static let skipLength: TimeInterval = 15

    /// What the player does.
    public private(set) var state = PlaybackState.idle
    /// What is wrong though the story is heard; nil if nothing is.
    public var notice: AudioPlaybackError? { notices.first }
    private(set) var notices = PlaybackNotices()
    /// The story that was stopped last; nil once another one is played.
    public private(set) var stoppedStory: Story?

    private let record: PlaybackRecord
    private let sound: PlayerSound
    private let sleep: SleepTimerControl
    private let time = PlaybackTime()
    /// What goes on after the end of a story; false if nothing does.
    @ObservationIgnored private var goOn: @MainActor () -> Bool = { false }
    /// What is done once the library takes again what it did not take before.
    @ObservationIgnored private var recover: @MainActor () -> Void = {}
    @ObservationIgnored private var waitingForLoad: [CheckedContinuation<Void, Never>] = []

    init(_ record: PlaybackRecord, _ sound: PlayerSound) {
        (self.record, self.sound) = (record, sound)
        sleep = SleepTimerControl(sound)
        sound.listen { [weak self] in self?.take($0) }
        record.listen { [weak self] in self?.didKeep($0, $1) }
    }

    /// Asks, at the end of a story, whether something goes on, which does then.
    func atEnd(_ goOn: @escaping @MainActor () -> Bool) { self.goOn = goOn }

    /// Tells that the library takes again what it did not take before.
    func atRecovery(_ recover: @escaping @MainActor () -> Void) { self.recover = recover }

    /// Tells of every move of the time, before whoever observes the transport sees it.
    func follow(_ follower: @escaping @MainActor (PlaybackMove) -> Void) { time.follow(follower) }

    // MARK: - What is shown

    /// Seconds from the start of the story; changes ten times a second.
    public var currentTime: TimeInterval { time.seconds }
    /// The whole seconds of ``currentTime``.
    public var currentSecond: Int { time.wholeSeconds }
    /// 0 to 1.
    public var progress: Double { time.progress }
    /// How fast stories are told.
    public var speed: PlaybackSpeed { sound.speed }
    /// 0 for silence to 1 for the narration as it was recorded.
    public var volume: Double { sound.volume }
    /// The sleep timer; nil if none runs.
    public var sleepTimer: SleepTimer? { sleep.timer }
    /// Marks of the story; another one with every story.
    public var readAlong: ReadAlong? { record.tracker?.readAlong }
    /// Length of the story in seconds, as far as it is narrated; 0 without one.
    public var duration: TimeInterval { record.tracker?.readAlong.duration ?? 0 }
    /// Where the engine is at this moment; nil if nothing is loaded.
    var position: PlaybackPosition? { sound.position }

    /// Shows what is wrong with something; nil if it is well.
    func show(_ error: AudioPlaybackError?, from source: PlaybackNotices.Source) {
        if notices[source] != error { notices[source] = error }
    }

    private func didKeep(_ error: AudioPlaybackError?, _ source: PlaybackNotices.Source) {
        let isBack = error == nil && notices[source] != nil
        show(error, from: source)
        if isBack { recover() }
    }

    /// Shows the story as it is by now.
    func show(_ story: Story) {
        state = state.with(story)
        if stoppedStory != nil { stoppedStory = story }
        guard let tracker = record.tracker else { return }
        switch notices[.story]?.updated(for: story) {
        case .outdated?, .unfitMarks?: show(tracker.noticeOfMarks, from: .story)
        case let other: show(tracker.noticeOfMarks ?? other, from: .story)
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

    /// Shows where the engine is at this moment.
    private func showPosition() {
        guard record.tracker?.load != nil, let reading = sound.position else { return }
        show(position: reading.seconds)
    }

    private func show(position: TimeInterval) { time.show(position, of: duration) }
}

// MARK: - Loading a story

extension PlaybackTransport {
    /// Leaves the story that was played for another one.
    ///
    /// - Returns: The number of what is asked.
    func begin(_ tracker: PlaybackTracker) -> Int {
        record.keep(at: currentTime)
        sound.stop()
        let request = record.claim()
        record.tracker = tracker
        stoppedStory = nil
        show(nil, from: .story)
        show(nil, from: .progress)
        time.reset()
        state = .loading(tracker.story)
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
        if tracker.growing == nil, let notice = tracker.noticeOfMarks { show(notice, from: .story) }
        let from = min(max(0, position ?? start?.position ?? 0), tracker.readAlong.duration)
        tracker.load = sound.load(source, from: from, playing: tracker.pauseReason == nil)
        record.tracker = tracker
        sleep.prefer(timer)
        sleep.move(to: from)
        show(position: from)
    }

    /// Returns when the story that was asked for is heard, has failed, or is not wanted any more.
    func loading(_ request: Int) async {
        guard request == record.request, case .loading = state else { return }
        await withCheckedContinuation { waitingForLoad.append($0) }
    }

    private func endWaiting() {
        let waiting = waitingForLoad
        waitingForLoad = []
        waiting.forEach { $0.resume() }
    }

    /// Plays the story that is loaded from its beginning, as another playback.
    func restart() async {
        guard let story = state.story, record.tracker?.load != nil else { return }
        record.keep(at: currentTime)
        record.tracker?.beginAnew()
        seek(to: 0)
        sound.play()
        state = .playing(story)
        await record.beginKeeping()
    }

    /// Ends playing, and returns when the position is kept.
    public func stop() async {
        record.keep(at: currentTime)
        let request = record.claim()
        sound.stop()
        // It is known until what is kept of it is written, so that it can be told what went wrong with that.
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

// MARK: - Moving in the story

extension PlaybackTransport {
    /// Stands still, for as long as nobody resumes it; does nothing unless it plays.
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

    /// Goes on; does nothing unless it is paused, and at the end of the queue.
    public func resume() {
        switch state {
        case .loading:
            record.tracker?.pauseReason = nil
            if record.tracker?.load == nil { return }
        case .paused(_, .endOfQueue), .idle, .playing, .error: return
        case .paused(let story, _): state = .playing(story)
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
        if case .paused(let story, .endOfQueue) = state, target < duration {
            // At its end the sound stands, and nobody paused it.
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

    /// Goes 15 seconds either way.
    public func skip(_ direction: SkipDirection) {
        seek(to: currentTime + (direction == .forward ? Self.skipLength : -Self.skipLength))
    }

    /// Sets the speed of this story and of those after it, as long as the player is there.
    public func setSpeed(_ speed: PlaybackSpeed) {
        sound.choose(speed)
        followSpeed()
    }

    /// Sets the speed that the household wants, unless somebody chose one for now.
    func prefer(_ speed: PlaybackSpeed) {
        sound.prefer(speed)
        followSpeed()
    }

    private func followSpeed() {
        sleep.followSpeed(at: currentTime, of: knownDuration)
        stepSleepTimer()
    }

    /// Sets the volume, brought into 0…1; what is not a number is passed over. A sleep timer fades from there.
    public func setVolume(_ volume: Double) { sound.setVolume(volume) }
}

// MARK: - What the engine tells

extension PlaybackTransport {
    /// Takes what happens; what belongs to an earlier load is old news.
    private func take(_ event: PlaybackEvent?) {
        guard let event else { return didLoseEngine() }
        guard let tracker = record.tracker, event.load == tracker.load else { return }
        switch event.change {
        case .loaded(let end): didLoad(tracker, end: end)
        case .position(let reading), .resumed(let reading), .paused(let reading): take(reading)
        case .ended(let reading): didEnd(at: reading)
        case .failed(let error): show(.engine(error), of: tracker.story)
        }
    }

    /// The engine has ended by itself.
    private func didLoseEngine() {
        guard let tracker = record.tracker, tracker.load != nil else { return endWaiting() }
        let details = ProviderErrorDetails(provider: "playback", detail: "It ended by itself.")
        show(.engine(.engine(.unknown(details))), of: tracker.story)
    }

    private func didLoad(_ tracker: PlaybackTracker, end: TimeInterval?) {
        state = tracker.pauseReason.map { .paused(tracker.story, $0) } ?? .playing(tracker.story)
        record.tracker?.didLoad(from: currentTime, end: end)
        if let end, end < duration - 1 {
            show(.cutOff(title: tracker.story.title, end: end, duration: duration), from: .story)
        }
        record.keep(at: currentTime)
        stepSleepTimer()
        endWaiting()
    }

    private func take(_ reading: PlaybackPosition) {
        guard let listened = record.tracker?.take(reading) else { return }
        // A reading may have waited.
        show(position: sound.position?.seconds ?? reading.seconds)
        sleep.pass(listened)
        stepSleepTimer()
        // The timer may have put the story to sleep.
        guard state.isPlaying, record.tracker?.isDue(at: reading.instant) == true else { return }
        if record.tracker?.number != nil {
            record.keep(at: currentTime)
        } else {
            Task { [record] in await record.beginKeeping() }
        }
    }

    private func didEnd(at reading: PlaybackPosition) {
        guard let listened = record.tracker?.end(reading) else { return }
        show(position: reading.seconds)
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
        state = .paused(story, .endOfQueue)
        // Nothing is left to fall asleep to; what is played tomorrow is aloud.
        sleep.end()
        endWaiting()
    }
}

// MARK: - Sleep timer

extension PlaybackTransport {
    /// Starts a sleep timer in place of the one before; nil takes it away.
    public func setSleepTimer(_ setting: SleepTimerSetting?) {
        leaveFade()
        sleep.choose(setting)
        stepSleepTimer()
    }

    /// Makes the sleep timer 10 minutes, or one story, longer, and brings the sound back if it fades.
    public func extendSleepTimer() {
        sleep.extend()
        stepSleepTimer()
    }

    /// Somebody pressed a key: in its last minute the sleep timer gets longer.
    public func noticeActivity() {
        if sleepTimer?.isInLastMinute == true { extendSleepTimer() }
    }

    /// Does what the sleep timer wants now, and shows it.
    private func stepSleepTimer() {
        if sleep.step(at: currentTime, of: knownDuration, isPlaying: state.isPlaying) { fallAsleep() }
    }

    /// Stops where the sound began to fade, so that nothing that was hardly heard is missed the next time.
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

    /// Somebody who goes on listening in a fade is awake: the sound is back, from where it began to fade.
    private func leaveFade() {
        guard let place = sleep.fadeStart else { return }
        extendSleepTimer()
        seek(to: place)
    }

    /// The story's length; 0 while it is still being made, when nobody knows.
    private var knownDuration: TimeInterval { record.tracker?.growing == nil ? duration : 0 }
}

// MARK: - A story that is still being made

extension PlaybackTransport {
    /// More of an unfinished story is there.
    func grow(_ story: Story, _ narration: GrowingNarration) {
        record.tracker?.grow(story, narration)
        state = state.with(story)
        showPosition()
    }

    /// An unfinished story is in the library: from now on it is kept as any other.
    func settle(_ story: Story) async {
        record.tracker?.settle(story)
        state = state.with(story)
        showPosition()
        await record.beginKeeping()
        record.keep(at: currentTime)
    }
}
