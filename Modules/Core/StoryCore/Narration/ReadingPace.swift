/// How fast stories are read to children, including pauses.
///
/// Reading a picture book aloud includes stops at pictures and time for sentences to sink in: 100 to 120 words a minute
/// for the smallest, 110 to 140 from four on, 130 to 160 for those who read themselves. German has fewer and longer
/// words than English, so that fewer of them say as much.
public struct ReadingPace: Hashable, Sendable {
    /// The silence before the title, in seconds.
    public static let head = 0.8
    /// The silence between the title and the story, in seconds.
    public static let titlePause = 1.2
    /// The silence at the end, in seconds.
    public static let tail = 2.5
    /// The average length of a spoken title, in seconds, over the stories of the embedded author.
    private static let titleSeconds = 1.5

    /// The words per minute of the story, including pauses.
    public let wordsPerMinute: Double

    /// Creates the pace for an audience.
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

    /// Returns the number of words for a length, which includes the title and the silences.
    public func wordCount(minutes: Int) -> Int {
        let around = Self.head + Self.titleSeconds + Self.titlePause + Self.tail
        return Int(((Double(minutes) * 60 - around) / 60 * wordsPerMinute).rounded())
    }
}
