/// When playback stops by itself.
public enum SleepTimerSetting: Hashable, Sendable {
    /// After this much listening: pauses do not count, and speed makes no difference.
    case listening(Duration)
    /// At the end of this many stories, including the current one; skipped stories do not count.
    case stories(Int)

    /// At the end of the current story.
    public static let endOfStory = SleepTimerSetting.stories(1)

    /// Parses typed text: "20m", "1h" or "1h30m", "end", or a number of stories; nil if it is invalid, not positive, or
    /// more than a day or 100 stories.
    public init?(_ text: String) {
        let text = text.lowercased()
        if text == "end" {
            self = .endOfStory
        } else if let minutes = Self.minutes(text), minutes > 0, minutes <= 24 * 60 {
            self = .listening(.seconds(minutes * 60))
        } else if let stories = Int(text), (1...100).contains(stories) {
            self = .stories(stories)
        } else {
            return nil
        }
    }

    /// The setting as text that ``init(_:)`` parses.
    public var text: String {
        switch self {
        case .listening(let duration):
            let minutes = duration / .seconds(60)
            return minutes == minutes.rounded() ? "\(Int(minutes))m" : "\(minutes)m"
        case .stories(1): return "end"
        case .stories(let count): return "\(count)"
        }
    }

    /// Returns the minutes of a duration such as "1h30m"; nil if it is invalid.
    private static func minutes(_ text: String) -> Double? {
        var (rest, minutes) = (text[...], 0.0)
        for (unit, length) in [(Character("h"), 60.0), ("m", 1)] {
            guard let end = rest.firstIndex(of: unit) else { continue }
            guard let count = Double(rest[..<end]) else { return nil }
            minutes += count * length
            rest = rest[rest.index(after: end)...]
        }
        return rest.isEmpty ? minutes : nil
    }
}

extension SleepTimerSetting: Codable {
    /// Decodes the text of a setting.
    ///
    /// - Throws: `DecodingError` if ``init(_:)`` does not accept it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let setting = Self(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a sleep timer")
        }
        self = setting
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
