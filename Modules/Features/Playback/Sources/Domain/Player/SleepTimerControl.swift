import Foundation
import Observation
import StoryCore

/// Runs a sleep timer: counts the listening time, fades the sound out, and reports when it is over.
@MainActor
@Observable
final class SleepTimerControl {
    /// The timer, as a screen shows it; nil if it is off.
    private(set) var timer: SleepTimer?
    private let sound: PlayerSound
    private let status: PlaybackStatus
    @ObservationIgnored private var countdown: SleepCountdown?
    /// Whether the timer was chosen for now, rather than by the household's setting.
    @ObservationIgnored private var isChosen = false

    init(_ sound: PlayerSound, _ status: PlaybackStatus) {
        (self.sound, self.status) = (sound, status)
    }

    /// The position at which the fade began; nil if there is none.
    var fadeStart: TimeInterval? { countdown?.fadeStart }

    /// Where in the story it stops, so that nothing that was hardly heard is missed the next time.
    var restingPosition: TimeInterval {
        fadeStart ?? max(0, status.duration - SleepCountdown.fade * sound.speed.value)
    }

    /// Somebody wants another timer, or none.
    func choose(_ setting: SleepTimerSetting?) {
        isChosen = true
        countdown = setting.map { SleepCountdown($0) }
    }

    /// Starts the household's timer, unless one runs or another choice was made for now.
    func prefer(_ setting: SleepTimerSetting?) {
        guard countdown == nil, !isChosen else { return }
        countdown = setting.map { SleepCountdown($0) }
    }

    /// Extends the timer, and restores the volume; does nothing without one.
    func extend() {
        guard countdown != nil else { return }
        _ = countdown?.extend()
        sound.restoreVolume()
    }

    /// Counts seconds of listening.
    func pass(_ seconds: Double) { countdown?.pass(seconds) }

    /// Records a seek.
    func move(to position: TimeInterval) { countdown?.move(to: position) }

    /// Counts a story that has ended by itself.
    ///
    /// - Returns: Whether the timer ends with it.
    func endStory() -> Bool { countdown?.endStory() ?? false }

    /// What is left of a fade takes another time at another speed.
    func followSpeed() {
        guard
            case .fade(let seconds) = countdown?.fadeAgain(
                at: status.currentTime, of: status.knownDuration, speed: sound.speed)
        else { return }
        sound.fade(over: seconds)
    }

    /// Performs what is due at a position, and updates the timer.
    ///
    /// - Parameters:
    ///   - duration: The length of the story; 0 if unknown.
    ///   - isPlaying: Whether the story is playing; otherwise nothing is due.
    /// - Returns: Whether the timer is over.
    func step() -> Bool {
        let (position, duration) = (status.currentTime, status.knownDuration)
        var isOver = false
        if status.state.isPlaying, let step = countdown?.step(at: position, of: duration, speed: sound.speed) {
            switch step {
            case .fade(let seconds): sound.fade(over: seconds)
            case .restore: sound.restoreVolume()
            case .sleep: isOver = true
            }
        }
        show(countdown?.timer(at: position, of: duration, speed: sound.speed))
        return isOver
    }

    /// Turns the timer off, with its fade; the next playback begins with the household's setting.
    func end() {
        isChosen = false
        guard countdown != nil else { return }
        countdown = nil
        sound.restoreVolume()
        show(nil)
    }

    private func show(_ new: SleepTimer?) {
        if timer != new { timer = new }
    }
}
