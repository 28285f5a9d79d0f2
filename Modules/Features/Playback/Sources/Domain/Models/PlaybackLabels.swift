import Foundation
public import StoryCore

extension SleepTimer {
    /// What is left, for people: "2 stories", "9:12".
    public var label: String {
        var parts: [String] = []
        if let storiesLeft { parts.append(StoryText.count(storiesLeft, "story", "stories")) }
        if let remaining { parts.append(StoryText.length(TimeInterval(remaining))) }
        return parts.joined(separator: ", ")
    }
}

extension SleepTimerSetting {
    /// What was asked for, for people: "2 stories", "10 minutes".
    public var label: String {
        switch self {
        case .listening(let duration):
            StoryText.count(Int((duration / .seconds(60)).rounded(.up)), "minute", "minutes")
        case .stories(let count): StoryText.count(count, "story", "stories")
        }
    }
}

extension PlaybackSpeed {
    /// The speed for people: "1.25×".
    public var label: String {
        let hundredths = Int((value * 100).rounded())
        let text = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
        var short = Substring(text)
        while short.last == "0" { short.removeLast() }
        if short.last == "." { short.removeLast() }
        return "\(short)×"
    }
}
