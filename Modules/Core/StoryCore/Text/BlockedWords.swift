/// Words and phrases that a family wants in no story: "spider, ghost train".
public struct BlockedWords: Hashable, Sendable {
    /// The maximum number of words and phrases.
    public static let maximumCount = 100
    /// The maximum length of one of them, in characters.
    public static let maximumLength = 40

    /// The words and phrases, as somebody typed them.
    public let words: [String]

    /// No words.
    public static let none = BlockedWords(words: [])

    /// Whether there are none.
    public var isEmpty: Bool { words.isEmpty }

    /// The words as people type them: "spider, ghost train", "none".
    public var text: String { isEmpty ? "none" : words.joined(separator: ", ") }

    private init(words: [String]) {
        self.words = words
    }

    /// Creates words from what people type, separated by commas; nil if there are too many, or one is too long or has no
    /// letter.
    public init?(_ text: String) {
        let words = Self.split(text)
        guard words.count <= Self.maximumCount,
            words.allSatisfy({ $0.count <= Self.maximumLength && $0.contains(where: \.isLetter) })
        else { return nil }
        self.words = words
    }

    /// Returns the words of a text, each once.
    private static func split(_ text: String) -> [String] {
        guard text.lowercased() != "none" else { return [] }
        var words: [String] = []
        for part in text.split(whereSeparator: { $0 == "," || $0.isNewline }) {
            guard let word = PlainText.line(String(part), limit: .max) else { continue }
            if !words.contains(where: { $0.lowercased() == word.lowercased() }) { words.append(word) }
        }
        return words
    }

    /// Returns these words and those of others, each once.
    public func union(_ others: BlockedWords) -> BlockedWords {
        let known = Set(words.map { $0.lowercased() })
        return BlockedWords(words: words + others.words.filter { !known.contains($0.lowercased()) })
    }

    /// Returns the first place in a text with one of these words, as it stands there; nil if there is none.
    ///
    /// Whole words are compared, in the singular or plural, whatever their case and accents.
    public func firstMatch(in text: String, language: LanguageCode) -> Substring? {
        guard !isEmpty else { return nil }
        let phrases = words.map { Self.parts(of: $0).map { WordFolding.folded($0, in: language) } }
        let parts = Self.parts(of: text)
        let folded = parts.map { WordFolding.folded($0, in: language) }
        for start in folded.indices {
            let rest = folded[start...]
            for phrase in phrases where Self.begins(rest, with: phrase, endings: Self.endings(of: language)) {
                return text[parts[start].startIndex..<parts[start + phrase.count - 1].endIndex]
            }
        }
        return nil
    }

    /// Returns whether words begin with a phrase; the last word may have an ending.
    private static func begins(_ words: ArraySlice<String>, with phrase: [String], endings: [String]) -> Bool {
        guard let last = phrase.last, words.count >= phrase.count, words.starts(with: phrase.dropLast()) else {
            return false
        }
        let word = words[words.startIndex + phrase.count - 1]
        return word.hasPrefix(last) && endings.contains(String(word.dropFirst(last.count)))
    }

    /// The endings of a plural and of a case, none among them.
    private static func endings(of language: LanguageCode) -> [String] {
        language.base.rawValue == "de" ? ["", "e", "n", "en", "er", "ern", "s", "es"] : ["", "s", "es"]
    }

    /// The words of a text, also those that a hyphen or an apostrophe joins.
    private static func parts(of text: String) -> [Substring] {
        WordSplitter.words(in: text).flatMap { word in
            text[word.range].split { !($0.isLetter || $0.isNumber || $0.isSymbol) }
        }
    }
}

extension BlockedWords: TypedText {
    /// A profile's words and those of the settings may be more than either may have.
    init?(stored text: String) { self.init(words: Self.split(text)) }
}
