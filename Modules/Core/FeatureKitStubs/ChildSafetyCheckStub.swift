public import StoryCore

/// A check that objects to one word, wherever it occurs.
public struct ChildSafetyCheckStub: ChildSafetyCheck {
    private let word: String?

    /// Creates a check that objects to a word; nil allows everything.
    public init(word: String? = nil) {
        self.word = word
    }

    public func firstConcern(in text: String, for audience: SafetyAudience) -> SafetyConcern? {
        word.flatMap {
            text.contains($0) ? SafetyConcern(excerpt: $0, reason: "It's about something for grown-ups.") : nil
        }
    }
}
