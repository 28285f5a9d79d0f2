import Foundation

/// Folds text for comparing, sorting and searching: without case, accents and wide forms.
///
/// The same functions apply to stored texts and queries, so that both always match; the index holds words separated by
/// spaces, which SQLite's own tokenizer leaves as they are.
public enum SearchText {
    /// The maximum length of a search, in Unicode scalars.
    static let longestSearch = 200

    /// Returns the folded text, with words and punctuation in place.
    public static func folded(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            // A NUL would end the text for SQLite.
            return text.utf8.contains(0) ? text.lowercased().replacing("\0", with: " ") : text.lowercased()
        }
        var folded = String.UnicodeScalarView()
        // Composed twice: the replacement of a wide form may combine with what precedes it.
        let composed = text.precomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
        for scalar in composed.unicodeScalars {
            LetterFolding.append(scalar, to: &folded)
        }
        return String(folded)
    }

    /// Returns all words of a text, separated by spaces, for the index.
    static func indexed(_ text: String) -> String {
        groups(of: text).joined().joined(separator: " ")
    }

    /// Returns the query of a search: all its words, each as a prefix; nil if it has none.
    ///
    /// What was written as one piece, such as "l'ours" or a run of ideographs, must occur as one piece. Every word is
    /// quoted, so that none is an operator.
    package static func pattern(of search: String) -> String? {
        let beginning = String(String.UnicodeScalarView(search.unicodeScalars.prefix(longestSearch)))
        var phrases: [String] = []
        for group in groups(of: beginning) {
            let phrase = "\"" + group.joined(separator: " ") + "\"*"
            if !phrases.contains(phrase) { phrases.append(phrase) }
        }
        return phrases.isEmpty ? nil : phrases.joined(separator: " ")
    }

    // MARK: - Words

    /// Returns the words of a text, grouped by pieces without spaces.
    private static func groups(of text: String) -> [[String]] {
        var words = WordGroups()
        for scalar in folded(text).unicodeScalars { words.append(scalar) }
        return words.finished()
    }
}

/// Collects words, scalar by scalar.
private struct WordGroups {
    private var groups: [[String]] = []
    private var group: [String] = []
    private var word = String.UnicodeScalarView()
    /// Whether the word is a sign of a script without spaces between words.
    private var isSign = false

    mutating func append(_ scalar: Unicode.Scalar) {
        switch WordPart(of: scalar) {
        case .letter:
            if isSign { endWord() }
            word.append(scalar)
        case .sign:
            endWord()
            word.append(scalar)
            isSign = true
        case .mark:
            // Without a preceding letter it is no word.
            if !word.isEmpty { word.append(scalar) }
        case .apostrophe:
            endWord()
        case .gap:
            endGroup()
        }
    }

    mutating func finished() -> [[String]] {
        endGroup()
        return groups
    }

    private mutating func endWord() {
        if !word.isEmpty { group.append(String(word)) }
        word = String.UnicodeScalarView()
        isSign = false
    }

    private mutating func endGroup() {
        endWord()
        if !group.isEmpty { groups.append(group) }
        group = []
    }
}

/// The role of a folded scalar in words.
private enum WordPart {
    case letter, sign, mark, apostrophe, gap

    init(of scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x61...0x7A, 0x30...0x39: self = .letter
        case 0x27, 0x2019, 0x02BC: self = .apostrophe
        case 0..<0x80: self = .gap
        default:
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .letterNumber, .otherNumber:
                self = Self.isSign(scalar) ? .sign : .letter
            case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
            default: self = .gap
            }
        }
    }

    /// Returns whether the scalar belongs to a script without spaces between words, or, as in Korean, with words that
    /// are searched inside others: each sign is indexed as a word, and a search is a sequence of them.
    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Thai, Lao, Myanmar, Hangul, Khmer; Kana and Bopomofo; Hangul.
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x3005...0x31FF, 0xA960...0xA97F,
            0xAC00...0xD7FF:
            true
        default: scalar.properties.isIdeographic
        }
    }
}
