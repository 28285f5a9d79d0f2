import FeatureKit
public import Foundation
public import Observation
public import StoryCore

/// Plays stories one after the other.
@MainActor
@Observable
public final class AudioPlaybackViewModel: AudioPlaybackViewModelContract {
    /// A story that was heard for less than so many seconds gives way to the one before.
    static let restartThreshold: TimeInterval = 3
    static let skipLength: TimeInterval = 15

    public internal(set) var state = AudioPlaybackViewState.idle
    public internal(set) var currentTime: TimeInterval = 0
    public private(set) var currentSecond = 0
    public internal(set) var progress = 0.0
    public internal(set) var place = ReadingPlace()
    public internal(set) var speed = PlaybackSpeed.normal
    public internal(set) var volume = 1.0
    public internal(set) var queue = StoryQueue()
    public internal(set) var sleepTimer: SleepTimer?
    public internal(set) var notice: AudioPlaybackError?

    let useCases: AudioPlaybackUseCases
    let clock: any Clock<Duration>
    let random: @Sendable () -> UInt64
    let navigator: any PlaybackNavigatorContract
    @ObservationIgnored private(set) lazy var keeper = PlaybackKeeper(useCases) { [weak self] in
        self?.didKeep($0, of: $1)
    }
    /// The engine, from the first story on.
    @ObservationIgnored var engine: (any PlaybackEngine)?
    /// What the household has chosen, as it was when something was last opened.
    @ObservationIgnored var preferences = PlaybackPreferences()
    /// Where the engine's sound goes.
    @ObservationIgnored var engineOutput: PlaybackOutput?
    @ObservationIgnored var course: PlaybackCourse?
    @ObservationIgnored var countdown: SleepCountdown?
    /// The page that somebody turned to, until it follows again.
    @ObservationIgnored var heldPage: Int?
    @ObservationIgnored var holding: Task<Void, Never>?
    /// What wakes up when the next word is lit.
    @ObservationIgnored var wakeUp: WakeUp?
    /// The last mark whose time has come, in seconds.
    @ObservationIgnored var reachedMark: TimeInterval?
    /// How often something else was asked to be played: what was asked before and is not there yet is not wanted any more.
    @ObservationIgnored var requestCount = 0
    @ObservationIgnored var waitingForLoad: [CheckedContinuation<Void, Never>] = []
    /// Whether speed, sleep timer and queue are what somebody chose for now, not what the household or the last time had.
    @ObservationIgnored private var isSpeedChosen = false
    @ObservationIgnored var isTimerChosen = false
    @ObservationIgnored var isQueueChosen = false
    @ObservationIgnored private var restoration: Task<Void, Never>?
    @ObservationIgnored var listening: Task<Void, Never>?
    @ObservationIgnored var watching: Task<Void, Never>?

    package init(
        useCases: AudioPlaybackUseCases, clock: any Clock<Duration>, random: @escaping @Sendable () -> UInt64,
        navigator: any PlaybackNavigatorContract
    ) {
        self.useCases = useCases
        self.clock = clock
        self.random = random
        self.navigator = navigator
    }

    deinit {
        listening?.cancel()
        watching?.cancel()
        holding?.cancel()
        wakeUp?.task.cancel()
    }

    public var readAlong: ReadAlong? { course?.readAlong }

    public func didAppear() async {
        if restoration == nil { restoration = Task { await restore() } }
        await restoration?.value
    }

    public func pause() {
        switch state {
        case .loading: course?.isToBePlayed = false
        case .playing(let story): state = .paused(story)
        case .idle, .paused, .ended, .error: return
        }
        engine?.pause()
        showPosition()
        keepPosition()
    }

    public func resume() {
        switch state {
        case .loading: course?.isToBePlayed = true
        case .paused(let story): state = .playing(story)
        case .idle, .playing, .ended, .error: return
        }
        leaveFade()
        engine?.play()
    }

    public func seek(to position: TimeInterval) {
        guard !position.isNaN, let engine, course?.load != nil else { return }
        let target = min(max(0, position), duration)
        if case .ended(let story) = state, target < duration {
            // At its end the sound stands, and nobody paused it.
            state = .playing(story)
        }
        engine.seek(to: target)
        if isPlaying { engine.play() }
        course?.turn(to: engine.position)
        countdown?.move(to: target)
        followNarration()
        show(position: target)
        stepCountdown()
        keepPosition()
    }

    public func skip(_ direction: SkipDirection) {
        seek(to: currentTime + (direction == .forward ? Self.skipLength : -Self.skipLength))
    }

    public func setSpeed(_ speed: PlaybackSpeed) {
        isSpeedChosen = true
        change(speed: speed)
    }

    private func change(speed new: PlaybackSpeed) {
        guard new != speed else { return }
        speed = new
        engine?.setSpeed(new)
        if let step = countdown?.fadeAgain(at: currentTime, of: knownDuration, speed: speed) { perform(step) }
        stepCountdown()
    }

    public func setVolume(_ volume: Double) {
        guard !volume.isNaN else { return }
        self.volume = min(max(0, volume), 1)
        // A fade that is under way is quieter already, and stays so.
        if countdown?.fadeStart == nil { engine?.setVolume(self.volume) }
    }

    public func stop() async {
        requestCount += 1
        let request = requestCount
        keepPosition()
        engine?.stop()
        // It is known until what is kept of it is written, so that it can be told what went wrong with that.
        course?.load = nil
        state = .idle
        resetClock()
        endCountdown()
        endWaiting()
        await keeper.flush()
        guard request == requestCount else { return }
        course = nil
    }

    public func didTapOnRetryButton() async {
        guard case .error(_, let story) = state else { return }
        if let story {
            await play(story: story, from: nil)
        } else if let current = queue.current {
            await play(at: current)
        }
    }

    public func didTapOnStory() {
        guard let currentStory else { return }
        navigator.navigate(.story(currentStory.id))
    }

    public func didTapOnQueue() {
        navigator.navigate(.queue)
    }

    public func didTapOnBack() {
        navigator.navigate(.back)
    }
}

// MARK: - What is shown

extension AudioPlaybackViewModel {
    func show(notice new: AudioPlaybackError?) {
        switch notice {
        // What is wrong with a story stays so, whatever the library keeps, and one that is gone does not come back.
        case .cutOff where new == nil, .unfinished where new == nil, .outdated where new == nil,
            .unfitMarks where new == nil, .removed where new == nil:
            break
        default: if notice != new { notice = new }
        }
    }

    /// The library has kept something, or could not.
    ///
    /// - Parameter playback: The playback that it was asked to keep; nil for anything else.
    private func didKeep(_ error: AudioPlaybackError?, of playback: PlaybackNumber?) {
        guard case .storage(.notFound) = error else { return show(notice: error) }
        // Of a story that is not played any more nobody needs to hear.
        guard let course, course.number == playback else { return }
        show(notice: .removed(title: course.story.title))
    }

    /// Shows where the engine is at this moment.
    func showPosition() {
        guard course?.load != nil, let reading = engine?.position else { return }
        show(position: reading.seconds)
    }

    func show(position: TimeInterval) {
        let duration = duration
        let position = min(max(0, position), duration)
        if currentTime != position { currentTime = position }
        // Damaged marks may tell of any duration.
        let isAtEnd = position >= duration
        let second = Int(min(isAtEnd ? position.rounded() : position, 1e9))
        if currentSecond != second { currentSecond = second }
        let progress = duration > 0 ? position / duration : 0
        if self.progress != progress { self.progress = progress }
        showPlace(at: position)
    }

    func resetClock() {
        currentTime = 0
        currentSecond = 0
        progress = 0
        place = ReadingPlace()
        followNarration()
    }

    /// Has the library keep where the story is.
    func keepPosition() {
        guard let progress = course?.progress(at: currentTime) else { return }
        keeper.keep(progress)
    }

    private func restore() async {
        await applyPreferences()
        do throws(AudioPlaybackError) {
            var remembered = try await useCases.getQueue.execute()
            remembered.repeats = queue.repeats
            // What somebody has chosen meanwhile stands.
            if !isQueueChosen { queue = remembered }
            show(notice: nil)
        } catch {
            show(notice: error)
            // It is tried again the next time.
            restoration = nil
        }
        watchStories()
    }

    /// Takes over what the household has chosen by now, but for what somebody chose for this session.
    func applyPreferences() async {
        do throws(AudioPlaybackError) {
            preferences = try await useCases.getPreferences.execute()
            if !isSpeedChosen { change(speed: preferences.speed) }
        } catch {
            // Stories can be heard all the same.
            show(notice: error)
        }
    }
}
