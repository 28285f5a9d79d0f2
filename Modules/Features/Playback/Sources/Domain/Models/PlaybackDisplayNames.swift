import Foundation
public import StoryCore

extension SleepTimer {
    /// What is left, for people: "end of story", "2 stories", "9:12".
    public var displayName: String {
        storiesLeft.map { SleepTimerSetting.stories($0).displayName } ?? StoryText.length(TimeInterval(remaining ?? 0))
    }
}

extension SleepTimerSetting {
    /// The setting for people: "end of story", "2 stories", "10 minutes".
    public var displayName: String {
        switch self {
        case .listening(let duration):
            StoryText.count(Int((duration / .seconds(60)).rounded(.up)), "minute", "minutes")
        case .stories(1): "end of story"
        case .stories(let count): StoryText.count(count, "story", "stories")
        }
    }
}

extension PlaybackSpeed {
    /// The speed for people: "1.25×".
    public var displayName: String {
        let hundredths = Int((value * 100).rounded())
        let text = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
        var short = Substring(text)
        while short.last == "0" { short.removeLast() }
        if short.last == "." { short.removeLast() }
        return "\(short)×"
    }
}

extension StoryQueue {
    /// The playing order for people: "repeat one", "shuffle"; empty for the normal order.
    public var orderLabels: [String] {
        let repeated: String? =
            switch repeats {
            case .off: nil
            case .one: "repeat one"
            case .all: "repeat all"
            }
        return [repeated, isShuffled ? "shuffle" : nil].compactMap(\.self)
    }
}
