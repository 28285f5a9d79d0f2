import Foundation
import StoryCore

// MARK: - Sleep timer

extension AudioPlaybackViewModel {
    public func setSleepTimer(_ setting: SleepTimerSetting?) {
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
        if isPlaying, let step = countdown?.step(at: currentTime, of: duration, speed: speed) { perform(step) }
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

    /// Forgets the timer, with its fade.
    func endCountdown() {
        guard countdown != nil else { return }
        countdown = nil
        engine?.setVolume(volume)
        showTimer()
    }

    private func showTimer() {
        let timer = countdown?.timer(at: currentTime, of: duration, speed: speed)
        if sleepTimer != timer { sleepTimer = timer }
    }
}

// MARK: - Pages

extension AudioPlaybackViewModel {
    private static var holdingTime: Duration { .seconds(5) }

    public func turnPage(to page: Int) {
        guard let course, course.story.pages.indices.contains(page) else { return }
        heldPage = page
        holding?.cancel()
        holding = Task { [weak self, clock] in
            do {
                try await clock.sleep(for: Self.holdingTime)
            } catch {
                // Another page was turned to, or another story began.
                return
            }
            self?.heldPage = nil
            self?.showPlace(at: self?.currentTime ?? 0)
        }
        showPlace(at: currentTime)
    }

    /// Shows what is said, also if somebody had turned to another page.
    func followNarration() {
        heldPage = nil
        holding?.cancel()
        holding = nil
    }

    func showPlace(at position: TimeInterval) {
        guard let readAlong = course?.readAlong else { return }
        var new = readAlong.place(at: position)
        if let heldPage, new.page != heldPage { new = readAlong.place(onPage: heldPage) }
        if place != new { place = new }
    }
}
