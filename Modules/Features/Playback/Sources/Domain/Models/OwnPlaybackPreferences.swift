public import StoryCore

/// What a profile prefers to the household's settings; nil for what it does not.
public struct OwnPlaybackPreferences: Hashable, Sendable {
    /// The speed.
    public var speed: PlaybackSpeed?
    /// The sleep timer.
    public var sleepTimer: SleepTimerSetting?

    /// Creates preferences.
    public init(speed: PlaybackSpeed? = nil, sleepTimer: SleepTimerSetting? = nil) {
        (self.speed, self.sleepTimer) = (speed, sleepTimer)
    }
}
