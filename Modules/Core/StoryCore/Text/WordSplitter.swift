/// A word of a text: what is lit while it is spoken.
public struct TextWord: Hashable, Sendable {
    /// Where the word stands in the text, without punctuation around it.
    public var range: Range<String.Index>
    /// The mark that shapes the voice after the word: one of `,` `;` `:` `.` `!` `?`, or nil.
    public var pause: Character?
}

/// Finds the words of a text.
public enum WordSplitter {
    private static let pauses: [Character: Character] = [
        ",": ",", ";": ";", ":": ":", ".": ".", "!": "!", "?": "?", "…": ",", "—": ",", "–": ",", "、": ",", "。": ".",
        "！": "!", "？": "?",
    ]

    /// The words of a part of a text, in order; signs that stand alone, such as a dash, are no words.
    public static func words(in text: String, range: Range<String.Index>? = nil) -> [TextWord] {
        let part = text[range ?? text.startIndex..<text.endIndex]
        return part.split { $0.isWhitespace || $0 == "—" || $0 == "–" || $0 == "…" }.compactMap { chunk in
            guard let first = chunk.firstIndex(where: isSpoken), let last = chunk.lastIndex(where: isSpoken) else {
                return nil
            }
            let end = text.index(after: last)
            // A dash or an ellipsis right behind the word belongs to it, though it divides words.
            let tail = text[end..<part.endIndex].prefix { !$0.isWhitespace && !isSpoken($0) }
            return TextWord(range: first..<end, pause: tail.lazy.compactMap { pauses[$0] }.last)
        }
    }

    /// Symbols are spoken by name where a voice knows them, and so are emoji.
    private static func isSpoken(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character.isSymbol && character != "`" && character != "^"
    }
}
