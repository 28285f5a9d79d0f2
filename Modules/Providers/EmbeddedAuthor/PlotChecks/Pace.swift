package import StoryCore

/// What plots are written for: as many words as somebody reads to children in a length.
package enum Pace {
    /// The words of a length.
    package static func words(minutes: Int, ageBand: AgeBand, language: LanguageCode) -> Int {
        ReadingPace(ageBand: ageBand, language: language).wordCount(minutes: minutes)
    }
}
