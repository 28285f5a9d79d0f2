import StoryCore

extension ParentalControls {
    /// What stories may be about, with a title for each line; nil for what is as in the settings.
    var contentTexts: [(String, String?)] {
        [
            ("bedtime", bedtimeHours?.text), ("filter", contentFilter?.displayName), ("blocked", blockedWords?.text),
            ("tones", allowedTones?.text.spaced), ("events", allowedEvents?.text.spaced),
            ("ages", allowedAges?.text.spaced),
        ]
    }
}

extension String {
    /// The typed values with spaces after the commas.
    fileprivate var spaced: String { replacing(",", with: ", ") }
}
