/// A word that can be drawn: the closed set behind an open vocabulary.
protocol DrawnWord: RawRepresentable, CaseIterable, Sendable where RawValue == String {
    /// What is drawn for a word that means nothing to us.
    static var neutral: Self { get }
    /// Other words for the same things; a key of several words is looked for as a whole.
    static var synonyms: [String: Self] { get }
    /// The minimum length of a known word that is searched inside others: no hat is meant in "that".
    static var shortestPart: Int { get }
}

extension DrawnWord {
    static var shortestPart: Int { 1 }

    /// The known word that an unknown one is nearest to.
    init(nearest text: String) {
        self = Self.known(text) ?? .neutral
    }

    /// The known word that a text means; nil for a text that means nothing to us.
    static func known(_ text: String) -> Self? {
        let text = text.lowercased()
        return Self(rawValue: text) ?? phrase(in: text) ?? word(in: text) ?? part(of: text)
    }

    /// Words that only mean the thing together, such as "music box".
    private static func phrase(in text: String) -> Self? {
        guard text.contains(" ") else { return nil }
        return allCases.first { $0.rawValue.contains(" ") && text.contains($0.rawValue) }
            ?? synonyms.filter { $0.key.contains(" ") && text.contains($0.key) }.min { $0.key < $1.key }?.value
    }

    private static func word(in text: String) -> Self? {
        for word in text.split(whereSeparator: { !$0.isLetter && $0 != "-" }).map(String.init) {
            for form in forms(of: word) {
                if let known = Self(rawValue: form) ?? synonyms[form] { return known }
            }
        }
        return nil
    }

    /// A word as it stands, what it may be one of (leaves, cherries, boxes, balls), and what its last part says.
    private static func forms(of word: String) -> [String] {
        var forms = [word]
        for (ending, single) in [("ves", "f"), ("ies", "y"), ("es", ""), ("s", "")] where word.hasSuffix(ending) {
            forms.append(word.dropLast(ending.count) + single)
        }
        if let hyphen = word.lastIndex(of: "-") { forms.append(String(word[word.index(after: hyphen)...])) }
        return forms
    }

    /// The longest known word that a compound ends with, or else contains: "sailboat", "bedrooms".
    private static func part(of text: String) -> Self? {
        longest { text.hasSuffix($0) } ?? longest { text.contains($0) }
    }

    /// The longest known word that something holds for; the first of several.
    private static func longest(where holds: (String) -> Bool) -> Self? {
        var longest: Self?
        var length = shortestPart - 1
        for known in allCases {
            let word = known.rawValue
            guard word.count > length, holds(word) else { continue }
            (longest, length) = (known, word.count)
        }
        return longest
    }
}
