/// A word of a text, or a name of several words that is spoken as one.
public struct NamedWord: Hashable, Sendable {
    /// The ranges of the word, or of each word of the name.
    public var ranges: [TextRange]
    /// The (first) word as it is in the text.
    public var text: String
    /// The name, as it was given; nil for any other word.
    public var name: String?
    /// Whether an "'s" follows the name.
    public var isPossessive: Bool
    /// The punctuation mark after it that shapes the voice, see ``TextWord/pause``.
    public var pause: Character?
}

/// Finds names among the words of a text, which have their own pronunciations.
public struct NameFinder: Sendable {
    private let names: [(name: String, words: [String])]
    private let longest: Int

    /// Creates a finder for names; of two with the same beginning the longer one is found.
    public init(_ names: some Sequence<String>) {
        self.names = names.map { name in
            (name, WordSplitter.words(in: name).map { String(name[$0.range]).lowercased() })
        }
        .filter { !$0.words.isEmpty }
        .sorted { ($1.words.count, $0.name) < ($0.words.count, $1.name) }
        longest = self.names.first?.words.count ?? 1
    }

    /// Returns the words of a part of a text, in order, with each name as one.
    public func words(in text: String, range: Range<String.Index>) -> [NamedWord] {
        var rest = WordSplitter.words(in: text, range: range)[...]
        var found: [NamedWord] = []
        while let first = rest.first {
            let spellings = rest.prefix(longest).map { String(text[$0.range]) }
            let name = names.first { Self.begins(spellings, with: $0.words) }
            let words = rest.prefix(name?.words.count ?? 1)
            let last = words.last ?? first
            found.append(
                NamedWord(
                    ranges: words.map { TextRange($0.range, in: text) }, text: String(text[first.range]),
                    name: name?.name,
                    isPossessive: name != nil && Self.possessive(of: String(text[last.range])) > 0, pause: last.pause))
            rest = rest.dropFirst(words.count)
        }
        return found
    }

    private static func begins(_ words: [String], with name: [String]) -> Bool {
        guard words.count >= name.count else { return false }
        return zip(words, name).enumerated().allSatisfy { index, pair in
            let ending = index == name.count - 1 ? possessive(of: pair.0) : 0
            return pair.0.dropLast(ending).lowercased() == pair.1
        }
    }

    /// Returns the length of a word's possessive ending, in characters.
    private static func possessive(of word: String) -> Int {
        word.hasSuffix("'s") || word.hasSuffix("’s") ? 2 : 0
    }
}
