import StoryCore

/// The direction of a reading: speed, pitch and pauses by age, tone and language.
///
/// Speed within sentences and pauses together make the ``ReadingPace``. Small children get a slower voice and longer
/// pauses, and a gentle story is lower and slower than a funny one.
struct NarrationDirection {
    /// The overall pace, including pauses.
    let pace: ReadingPace
    /// The average words per minute within sentences.
    let sentencePace: Double
    /// The pitch relative to the voice's own.
    let pitch: Double
    /// The silence after a sentence within a paragraph, in seconds.
    let sentencePause: Double
    /// The silence after a paragraph, in seconds.
    let paragraphPause: Double
    /// The silence after a page, in seconds.
    let pagePause: Double
    /// The maximum words per minute of a long sentence, and of a short one.
    private let fastest: (long: Double, short: Double)

    /// Creates the direction for an audience, a tone and a language.
    init(ageBand: AgeBand, tone: StoryTone, language: LanguageCode) {
        pace = ReadingPace(ageBand: ageBand, language: language)
        let pause: Double
        let speed: Double
        // How much faster sentences are than the overall pace: the short ones of small children are slowed down again,
        // and they have more pauses. A sentence may be about a fifth faster than the average; a short one needs air,
        // and may not.
        switch ageBand {
        case .twoToFour: (speed, pause, fastest) = (1.45, 1.06, (174, 164))
        case .fourToSix: (speed, pause, fastest) = (1.37, 1.0, (192, 176))
        case .sixToTen: (speed, pause, fastest) = (1.29, 0.88, (207, 194))
        case .all: (speed, pause, fastest) = (1.32, 0.98, (194, 178))
        }
        let rate: Double
        switch tone {
        case .gentle: (rate, pitch) = (0.98, 0.98)
        case .cheerful: (rate, pitch) = (1.01, 1.04)
        case .funny: (rate, pitch) = (1.02, 1.05)
        case .adventurous: (rate, pitch) = (1.02, 1.0)
        case .magical: (rate, pitch) = (0.99, 1.02)
        case .curious: (rate, pitch) = (1.0, 1.02)
        }
        sentencePace = pace.wordsPerMinute * speed * rate
        sentencePause = 0.46 * pause
        paragraphPause = 0.78 * pause
        pagePause = 1.4 * pause
    }

    /// The maximum length of a short sentence, in words.
    private static let longestShort = 6
    /// The minimum length: one or two words are a call or a name, with a time of their own.
    private static let fewestWords = 3

    /// Returns the maximum words per minute of a sentence with this many words; nil for no limit.
    func fastest(words: Int) -> Double? {
        guard words >= Self.fewestWords else { return nil }
        return words <= Self.longestShort ? fastest.short : fastest.long
    }

}
