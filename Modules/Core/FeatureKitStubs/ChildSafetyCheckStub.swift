public import StoryCore

/// Finds a word, wherever it stands, unfit.
public struct ChildSafetyCheckStub: ChildSafetyCheck {
    private let word: String?

    /// Makes a check for one word; nil allows everything.
    public init(word: String? = nil) {
        self.word = word
    }

    public func firstConcern(in text: String, language: LanguageCode, ageBand: AgeBand) -> SafetyConcern? {
        word.flatMap { text.contains($0) ? SafetyConcern(excerpt: $0, reason: "something for grown-ups") : nil }
    }
}
