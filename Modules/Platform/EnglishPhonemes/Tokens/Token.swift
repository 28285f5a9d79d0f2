/// A word, a part of a word or a mark on its way to being said.
struct Token: Sendable {
    /// Its letters.
    var text: String
    /// The range in the normalised text.
    var range: Range<Int>
    /// The part of speech.
    var part = PartOfSpeech.noun
    /// Whether a space follows.
    var isBeforeSpace = false
    /// The phonemes; nil while unknown, empty if it is silent.
    var phonemes: String?
    /// The text that is read instead.
    var alias: String?
    /// The currency of a sum: "$".
    var currency: String?
    /// Whether a written word begins with it.
    var isHead = true
    /// Whether a space is heard before it inside a word.
    var isApart = false

    /// Whether it is settled how it is said, or what is read.
    var isSettled: Bool { alias != nil || phonemes != nil }

    /// Returns several tokens as one.
    ///
    /// - Parameter tokens: At least one, adjacent to each other.
    static func merged(_ tokens: ArraySlice<Token>) -> Token? {
        guard let first = tokens.first, let last = tokens.last else { return nil }
        var merged = first
        merged.text = tokens.dropLast().map { $0.text + ($0.isBeforeSpace ? " " : "") }.joined() + last.text
        merged.range = first.range.lowerBound..<last.range.upperBound
        // The one with the most letters says what it is; capitals count twice.
        var most = -1
        for token in tokens where token.weight > most {
            most = token.weight
            merged.part = token.part
        }
        merged.isBeforeSpace = last.isBeforeSpace
        merged.phonemes = nil
        merged.alias = nil
        merged.currency = tokens.compactMap(\.currency).max()
        return merged
    }

    /// The phonemes of tokens that are one word, with spaces where they are apart.
    static func joinedPhonemes(of tokens: [Token]) -> String {
        tokens.reduce(into: "") { phonemes, token in
            let own = token.phonemes ?? ""
            if token.isApart, let last = phonemes.last, last != " ", !own.isEmpty { phonemes += " " }
            phonemes += own
        }
    }

    private var weight: Int { text.unicodeScalars.reduce(0) { $0 + (String($1).isLowercased ? 1 : 2) } }
}
