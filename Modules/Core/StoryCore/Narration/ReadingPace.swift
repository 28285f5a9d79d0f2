/// How fast stories are read to children, pauses and all.
///
/// Somebody who reads a picture book to a child stops at pictures and lets sentences sink in: 100 to 120 words a minute
/// for the smallest, 110 to 140 from four on, 130 to 160 for those who read themselves. German has fewer and longer words
/// than English, so that as much is said in fewer of them.
public struct ReadingPace: Hashable, Sendable {
    /// Seconds of quiet before the title.
    public static let head = 0.8
    /// Seconds of quiet between the title and the story.
    public static let titlePause = 1.2
    /// Seconds of quiet at the end.
    public static let tail = 2.5
    /// How long a title takes, on average over the stories of the embedded author.
    private static let titleSeconds = 1.5

    /// Words a minute of the story itself, with its pauses.
    public let wordsPerMinute: Double

    /// The pace for an audience.
    public init(ageBand: AgeBand, language: LanguageCode) {
        let english: Double =
            switch ageBand {
            case .twoToFour: 114
            case .fourToSix: 126
            case .sixToTen: 147
            case .all: 128
            }
        let share =
            switch language.base.rawValue {
            case "en": 1.0
            case "de": 0.93
            default: 0.95
            }
        wordsPerMinute = english * share
    }

    /// How many words make a length, with the title and the quiet around everything.
    public func wordCount(minutes: Int) -> Int {
        let around = Self.head + Self.titleSeconds + Self.titlePause + Self.tail
        return Int(((Double(minutes) * 60 - around) / 60 * wordsPerMinute).rounded())
    }
}
