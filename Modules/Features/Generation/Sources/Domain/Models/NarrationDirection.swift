import StoryCore

/// How a story is read aloud: speed, pitch and pauses by age and tone.
///
/// The figures are ours, by ear: small children get a slower voice and longer pauses, and a gentle story is lower
/// and slower than a funny one.
struct NarrationDirection: Equatable {
    var delivery: Delivery
    /// Seconds of silence after a sentence within a paragraph.
    var sentencePause: Double
    /// Seconds of silence after a paragraph.
    var paragraphPause: Double
    /// Seconds of silence after a page, in which it is turned.
    var pagePause: Double

    /// The direction for an audience and a tone.
    init(ageBand: AgeBand, tone: StoryTone) {
        let (pace, pause) =
            switch ageBand {
            case .twoToFour: (0.84, 1.3)
            case .fourToSix: (0.9, 1.1)
            case .sixToTen: (0.97, 0.9)
            case .all: (0.92, 1.0)
            }
        let (rate, pitch) =
            switch tone {
            case .gentle: (0.95, 0.98)
            case .cheerful: (1.02, 1.04)
            case .funny: (1.04, 1.05)
            case .adventurous: (1.03, 1.0)
            case .magical: (0.98, 1.02)
            case .curious: (1.0, 1.02)
            }
        delivery = Delivery(rate: pace * rate, pitch: pitch)
        sentencePause = 0.45 * pause
        paragraphPause = 0.8 * pause
        pagePause = 1.3 * pause
    }

    /// How many words fill a length of narration, as a voice speaks.
    ///
    /// Counts the pauses in, for pages and sentences as long as the embedded author's are on average for an age.
    func wordCount(minutes: Int, wordsPerMinute: Double, ageBand: AgeBand) -> Int {
        let secondsPerWord = 60 / (wordsPerMinute * delivery.rate)
        let wordsPerPage = Self.wordsPerPage(ageBand)
        let sentencesPerPage = wordsPerPage / Self.wordsPerSentence(ageBand)
        let pauses =
            pagePause + (Self.paragraphsPerPage - 1) * paragraphPause
            + (sentencesPerPage - Self.paragraphsPerPage) * sentencePause
        return Int((Double(minutes) * 60 / (secondsPerWord + pauses / wordsPerPage)).rounded())
    }

    private static let paragraphsPerPage = 1.7

    private static func wordsPerPage(_ ageBand: AgeBand) -> Double { ageBand == .twoToFour ? 35 : 40 }

    private static func wordsPerSentence(_ ageBand: AgeBand) -> Double {
        switch ageBand {
        case .twoToFour: 4.3
        case .fourToSix, .all: 8.2
        case .sixToTen: 8.4
        }
    }
}
