package import StoryCore

/// How many words a storyteller says in a minute, with pauses: what plots are written for.
package enum Pace {
    /// The words of a length.
    package static func words(minutes: Int, ageBand: AgeBand, language: LanguageCode) -> Int {
        let perMinute = wordsPerMinute(ageBand) * (language.base.rawValue == "de" ? 0.85 : 1)
        return Int((Double(minutes) * perMinute).rounded())
    }

    private static func wordsPerMinute(_ ageBand: AgeBand) -> Double {
        switch ageBand {
        case .twoToFour: 110
        case .fourToSix, .all: 125
        case .sixToTen: 148
        }
    }
}
