import Foundation
public import StoryCore

// MARK: - Sleep timer

extension AudioPlaybackViewModel {
    public func setSleepTimer(_ setting: SleepTimerSetting?) {
        isTimerChosen = true
        leaveFade()
        countdown = setting.map { SleepCountdown($0) }
        stepCountdown()
    }

    public func extendSleepTimer() {
        guard countdown?.extend() != nil else { return }
        engine?.setVolume(volume)
        stepCountdown()
    }

    public func noticeActivity() {
        if sleepTimer?.isInLastMinute == true { extendSleepTimer() }
    }

    /// Does what the sleep timer wants now, and shows it.
    func stepCountdown() {
        if isPlaying, let step = countdown?.step(at: currentTime, of: knownDuration, speed: speed) { perform(step) }
        showTimer()
    }

    func perform(_ step: SleepCountdown.Step) {
        switch step {
        case .fade(let seconds): engine?.setVolume(0, over: .seconds(seconds))
        case .restore: engine?.setVolume(volume)
        case .sleep: fallAsleep()
        }
    }

    /// Stops where the sound began to fade, so that nothing that was hardly heard is missed the next time.
    func fallAsleep() {
        guard let story = currentStory, let engine else { return }
        let place = countdown?.fadeStart ?? max(0, duration - SleepCountdown.fade * speed.value)
        engine.pause()
        engine.seek(to: place)
        endCountdown()
        course?.turn(to: engine.position)
        state = .paused(story)
        show(position: place)
        keepPosition()
    }

    /// Somebody who goes on listening in a fade is awake: the sound is back, from where it began to fade.
    func leaveFade() {
        guard let place = countdown?.fadeStart else { return }
        extendSleepTimer()
        seek(to: place)
    }

    /// The story's length; 0 while it is still being made, when nobody knows.
    var knownDuration: TimeInterval { course?.growing == nil ? duration : 0 }

    /// Begins with the timer that the household wants, unless one runs or somebody chose otherwise for now.
    func startPreferredTimer() {
        guard countdown == nil, !isTimerChosen else { return }
        countdown = preferences.sleepTimer.map { SleepCountdown($0) }
    }

    /// Forgets the timer, with its fade; what is played next begins as the household wants it.
    func endCountdown() {
        isTimerChosen = false
        guard countdown != nil else { return }
        countdown = nil
        engine?.setVolume(volume)
        showTimer()
    }

    private func showTimer() {
        let timer = countdown?.timer(at: currentTime, of: knownDuration, speed: speed)
        if sleepTimer != timer { sleepTimer = timer }
    }
}
