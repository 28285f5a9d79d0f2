/// A word that can be drawn: the closed set behind an open vocabulary.
protocol DrawnWord: RawRepresentable, CaseIterable, Sendable where RawValue == String {
    /// What is drawn for a word that means nothing to us.
    static var neutral: Self { get }
    /// Other words for the same things.
    static var synonyms: [String: Self] { get }
}

extension DrawnWord {
    /// The known word that an unknown one is nearest to.
    init(nearest text: String) {
        let text = text.lowercased()
        self = Self(rawValue: text) ?? Self.within(text) ?? .neutral
    }

    private static func within(_ text: String) -> Self? {
        for word in text.split(whereSeparator: { !$0.isLetter && $0 != "-" }).map(String.init) {
            let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
            for form in [word, singular] {
                if let known = Self(rawValue: form) ?? synonyms[form] { return known }
            }
        }
        return allCases.first { text.contains($0.rawValue) }
    }
}
