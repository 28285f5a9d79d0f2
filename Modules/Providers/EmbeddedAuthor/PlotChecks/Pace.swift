package import StoryCore

/// The pace that plots are written for: the number of words read to children in a length.
package enum Pace {
    /// The words of a length.
    package static func words(minutes: Int, ageBand: AgeBand, language: LanguageCode) -> Int {
        ReadingPace(ageBand: ageBand, language: language).wordCount(minutes: minutes)
    }
}
