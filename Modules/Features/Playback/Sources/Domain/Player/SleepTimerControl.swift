import Foundation
import Observation
import StoryCore

/// Runs a sleep timer: counts what is heard, lets the sound fade, and says when it is over.
@MainActor
@Observable
final class SleepTimerControl {
    /// The timer, as a screen shows it; nil if none runs.
    private(set) var timer: SleepTimer?
    private let sound: PlayerSound
    private let status: PlaybackStatus
    @ObservationIgnored private var countdown: SleepCountdown?
    /// Whether the timer is what somebody chose for now, not what the household has.
    @ObservationIgnored private var isChosen = false

    init(_ sound: PlayerSound, _ status: PlaybackStatus) {
        (self.sound, self.status) = (sound, status)
    }

    /// Where in the story the sound began to fade; nil if it does not.
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

    /// Begins with the timer that the household wants, unless one runs or somebody chose otherwise for now.
    func prefer(_ setting: SleepTimerSetting?) {
        guard countdown == nil, !isChosen else { return }
        countdown = setting.map { SleepCountdown($0) }
    }

    /// Makes the timer longer, and brings the sound back; does nothing without one.
    func extend() {
        guard countdown != nil else { return }
        _ = countdown?.extend()
        sound.restoreVolume()
    }

    /// Somebody has listened for so many seconds.
    func pass(_ seconds: Double) { countdown?.pass(seconds) }

    /// Somebody went elsewhere in the story.
    func move(to position: TimeInterval) { countdown?.move(to: position) }

    /// A story has ended by itself.
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

    /// Does what is due at this moment, and shows what is left; nothing is due while the story is not heard.
    ///
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

    /// Forgets the timer, with its fade; what is played next begins as the household wants it.
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
