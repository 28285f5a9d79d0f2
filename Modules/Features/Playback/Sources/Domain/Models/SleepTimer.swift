public import StoryCore

/// A running sleep timer, as a screen shows it.
public struct SleepTimer: Hashable, Sendable {
    /// The setting.
    public var setting: SleepTimerSetting
    /// The whole seconds of listening left, at the current speed; nil while other stories come first.
    public var remaining: Int?
    /// The stories left, including the current one; nil for a timer of minutes.
    public var storiesLeft: Int?
    /// Whether the sound is fading out.
    public var isFading: Bool

    /// Creates a timer.
    public init(setting: SleepTimerSetting, remaining: Int?, storiesLeft: Int?, isFading: Bool = false) {
        self.setting = setting
        self.remaining = remaining
        self.storiesLeft = storiesLeft
        self.isFading = isFading
    }

    /// Whether any key extends it.
    public var isInLastMinute: Bool {
        remaining.map { $0 <= 60 } ?? false
    }
}

/// Counts down a sleep timer by the listening time.
struct SleepCountdown {
    /// The length of the fade, in seconds of listening.
    static let fade = 10.0
    /// How much a key extends a timer of minutes, in seconds.
    static let extensionLength = 600.0

    /// The maximum number of seconds that is distinguished.
    private static let longest = 1e9

    /// An action for the player.
    enum Step: Equatable {
        /// Fade the sound out within this many seconds.
        case fade(over: Double)
        /// Restore the volume.
        case restore
        /// Pause.
        case sleep
    }

    let setting: SleepTimerSetting
    /// Seconds of listening left; nil for a timer of stories.
    private var left: Double?
    private var storiesLeft: Int?
    /// The position at which the fade began; nil if there is none.
    private(set) var fadeStart: Double?

    init(_ setting: SleepTimerSetting) {
        self.setting = setting
        switch setting {
        case .listening(let duration): left = max(0, duration / .seconds(1))
        case .stories(let count): storiesLeft = max(1, count)
        }
    }

    /// Returns the seconds of listening left; nil while other stories come first.
    func remaining(at position: Double, of duration: Double, speed: PlaybackSpeed) -> Double? {
        if let left { return left }
        return storiesLeft == 1 && duration > 0 ? max(0, duration - position) / speed.value : nil
    }

    /// Returns the timer as a screen shows it.
    func timer(at position: Double, of duration: Double, speed: PlaybackSpeed) -> SleepTimer {
        let remaining = remaining(at: position, of: duration, speed: speed)
        return SleepTimer(
            setting: setting, remaining: remaining.map { Int(min($0, Self.longest).rounded(.up)) },
            storiesLeft: storiesLeft, isFading: fadeStart != nil)
    }

    /// Counts seconds of listening.
    mutating func pass(_ seconds: Double) {
        left = left.map { max(0, $0 - seconds) }
    }

    /// Returns the action that is due, if any.
    mutating func step(at position: Double, of duration: Double, speed: PlaybackSpeed) -> Step? {
        guard let remaining = remaining(at: position, of: duration, speed: speed) else { return unfade() }
        if left != nil, remaining <= 0 { return .sleep }
        if remaining > Self.fade { return unfade() }
        guard fadeStart == nil else { return nil }
        fadeStart = position
        return .fade(over: remaining)
    }

    /// Returns the rest of a fade at another speed; nil if there is none, or too much time is left for one.
    func fadeAgain(at position: Double, of duration: Double, speed: PlaybackSpeed) -> Step? {
        guard fadeStart != nil, let remaining = remaining(at: position, of: duration, speed: speed) else { return nil }
        return remaining <= Self.fade ? .fade(over: remaining) : nil
    }

    /// Counts a story that has ended by itself.
    ///
    /// - Returns: Whether the timer ends with it.
    mutating func endStory() -> Bool {
        guard let count = storiesLeft else { return false }
        storiesLeft = count - 1
        return count <= 1
    }

    /// Records a seek: a fade then began at the new position.
    mutating func move(to position: Double) {
        if fadeStart != nil { fadeStart = position }
    }

    /// Extends the timer by ten minutes, or by a story.
    ///
    /// - Returns: Whether the volume has to be restored.
    mutating func extend() -> Bool {
        left = left.map { $0 + Self.extensionLength }
        storiesLeft = storiesLeft.map { $0 + 1 }
        return unfade() != nil
    }

    private mutating func unfade() -> Step? {
        guard fadeStart != nil else { return nil }
        fadeStart = nil
        return .restore
    }
}
