public import StoryCore

/// A sleep timer that runs, as a screen shows it.
public struct SleepTimer: Hashable, Sendable {
    /// What was asked for.
    public var setting: SleepTimerSetting
    /// Whole seconds of listening that are left, at the present speed; nil as long as other stories come first.
    public var remaining: Int?
    /// How many stories are left, the current one counted; nil for a timer of minutes.
    public var storiesLeft: Int?
    /// Whether the sound is on its way out.
    public var isFading: Bool

    /// Describes a timer.
    public init(setting: SleepTimerSetting, remaining: Int?, storiesLeft: Int?, isFading: Bool = false) {
        self.setting = setting
        self.remaining = remaining
        self.storiesLeft = storiesLeft
        self.isFading = isFading
    }

    /// Whether any key makes it longer.
    public var isInLastMinute: Bool {
        remaining.map { $0 <= 60 } ?? false
    }
}

/// Counts a sleep timer down by what is heard.
struct SleepCountdown {
    /// How long the sound takes to fade, in seconds of listening.
    static let fade = 10.0
    /// How much longer a key makes a timer of minutes, in seconds.
    static let extensionLength = 600.0

    /// More seconds than this are not told apart.
    private static let longest = 1e9

    /// What the player has to do.
    enum Step: Equatable {
        /// Let the sound fade within so many seconds.
        case fade(over: Double)
        /// Bring the sound back.
        case restore
        /// Stop.
        case sleep
    }

    let setting: SleepTimerSetting
    /// Seconds of listening that are left; nil for a timer of stories.
    private var left: Double?
    private var storiesLeft: Int?
    /// Where in the story the sound began to fade; nil if it does not.
    private(set) var fadeStart: Double?

    init(_ setting: SleepTimerSetting) {
        self.setting = setting
        switch setting {
        case .listening(let duration): left = max(0, duration / .seconds(1))
        case .stories(let count): storiesLeft = max(1, count)
        }
    }

    /// Seconds of listening that are left; nil as long as other stories come first.
    func remaining(at position: Double, of duration: Double, speed: PlaybackSpeed) -> Double? {
        if let left { return left }
        return storiesLeft == 1 && duration > 0 ? max(0, duration - position) / speed.value : nil
    }

    /// What a screen shows.
    func timer(at position: Double, of duration: Double, speed: PlaybackSpeed) -> SleepTimer {
        let remaining = remaining(at: position, of: duration, speed: speed)
        return SleepTimer(
            setting: setting, remaining: remaining.map { Int(min($0, Self.longest).rounded(.up)) },
            storiesLeft: storiesLeft, isFading: fadeStart != nil)
    }

    /// Somebody has listened for so many seconds.
    mutating func pass(_ seconds: Double) {
        left = left.map { max(0, $0 - seconds) }
    }

    /// What has to be done now, if anything.
    mutating func step(at position: Double, of duration: Double, speed: PlaybackSpeed) -> Step? {
        guard let remaining = remaining(at: position, of: duration, speed: speed) else { return unfade() }
        if left != nil, remaining <= 0 { return .sleep }
        if remaining > Self.fade { return unfade() }
        guard fadeStart == nil else { return nil }
        fadeStart = position
        return .fade(over: remaining)
    }

    /// The rest of a fade at another speed; nil if there is none, or if there is too much left for one.
    func fadeAgain(at position: Double, of duration: Double, speed: PlaybackSpeed) -> Step? {
        guard fadeStart != nil, let remaining = remaining(at: position, of: duration, speed: speed) else { return nil }
        return remaining <= Self.fade ? .fade(over: remaining) : nil
    }

    /// A story has ended by itself.
    ///
    /// - Returns: Whether the timer ends with it.
    mutating func endStory() -> Bool {
        guard let count = storiesLeft else { return false }
        storiesLeft = count - 1
        return count <= 1
    }

    /// Somebody went elsewhere: what fades, fades from there.
    mutating func move(to position: Double) {
        if fadeStart != nil { fadeStart = position }
    }

    /// Makes the timer longer: by ten minutes, or by a story.
    ///
    /// - Returns: Whether the sound has to be brought back.
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
