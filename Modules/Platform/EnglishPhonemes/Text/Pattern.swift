/// A regular expression as a value, matched by backtracking.
///
/// Swift's `Regex` isn't `Sendable`, and knows positions in a string only; these work on the scalars of a
/// ``TracedText``, whose parts keep their origin, and are quick enough for forty rules on each sentence.
indirect enum Pattern: Sendable {
    /// A test of one scalar.
    typealias Test = @Sendable (Unicode.Scalar) -> Bool

    /// These very scalars.
    case text(String)
    /// Scalars that pass a test, as many as can be.
    case scalars(ClosedRange<Int>, Test)
    /// One of some words, longer ones first.
    case word(of: WordList)
    /// One after the other.
    case sequence([Pattern])
    /// The first that fits.
    case either([Pattern])
    /// The pattern, as often as it fits.
    case times(ClosedRange<Int>, Pattern)
    /// The pattern; where it matched is kept under a number.
    case group(Int, Pattern)
    /// What comes next fits; it is not part of the match.
    case ahead(Pattern)
    /// What comes next does not fit.
    case notAhead(Pattern)
    /// There is a scalar before this offset, and it passes.
    case behind(Test)
    /// There is no scalar before this offset that passes.
    case notBehind(Test)
    /// A word begins or ends here.
    case edge

    /// The pattern or nothing.
    static func optional(_ pattern: Pattern) -> Pattern { .times(0...1, pattern) }

    /// One scalar of those in a string.
    static func one(of scalars: String) -> Pattern {
        let scalars = Set(scalars.unicodeScalars)
        return .scalars(1...1) { scalars.contains($0) }
    }

    /// Digits.
    static func digits(_ count: ClosedRange<Int>) -> Pattern { .scalars(count, \.isDecimalDigit) }

    /// A space or none.
    static let space = Pattern.scalars(0...1, \.isSpace)
}

/// Words that a pattern may match, longest first.
struct WordList: Sendable {
    private let words: [Unicode.Scalar: [[Unicode.Scalar]]]

    /// Creates a pattern from words.
    init(_ words: some Sequence<String>) {
        let scalars = Set(words).map { Array($0.unicodeScalars) }.filter { !$0.isEmpty }
        self.words = Dictionary(grouping: scalars) { $0[0] }.mapValues { $0.sorted { $0.count > $1.count } }
    }

    /// The words that a text has at an offset.
    func found(in scalars: [Unicode.Scalar], at offset: Int) -> [[Unicode.Scalar]] {
        guard offset < scalars.count, let words = words[scalars[offset]] else { return [] }
        return words.filter { scalars[offset...].starts(with: $0) }
    }
}

/// Where a pattern and its groups matched.
struct PatternMatch {
    /// The whole match.
    var range: Range<Int>
    /// Groups by their number; nil for one that had no part in the match.
    var groups: [Range<Int>?]

    /// The scalars of a group; empty if it had no part in the match.
    func text(_ group: Int, in text: TracedText) -> String { groups[group].map(text.string) ?? "" }
}
