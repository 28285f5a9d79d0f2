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
    /// Marks that are no symbols to Unicode, and yet are said.
    private static let spokenMarks: Set<Character> = ["%", "&"]
    /// Symbols that are never said.
    private static let silentSymbols: Set<Character> = ["`", "^"]

    /// The words of a part of a text, in order; signs that stand alone, such as a dash, are no words.
    public static func words(in text: String, range: Range<String.Index>? = nil) -> [TextWord] {
        let part = text[range ?? text.startIndex..<text.endIndex]
        return part.split { $0.isWhitespace || $0 == "—" || $0 == "–" || $0 == "…" }.compactMap { chunk in
            guard let first = chunk.firstIndex(where: isSpoken), let last = chunk.lastIndex(where: isSpoken) else {
                return nil
            }
            let end = text.index(after: last)
            return TextWord(range: first..<end, pause: pause(in: text[end..<part.endIndex].prefix { !isSpoken($0) }))
        }
    }

    /// The mark among the signs between two words; a dash or an ellipsis may stand apart from both.
    private static func pause(in gap: Substring) -> Character? {
        // A hyphen between spaces is a dash that somebody typed.
        gap.lazy.compactMap { pauses[$0] }.last ?? (gap.hasPrefix(" - ") || gap.hasPrefix("--") ? "," : nil)
    }

    /// Symbols are spoken by name where a voice knows them, and so are emoji.
    private static func isSpoken(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || spokenMarks.contains(character)
            || character.isSymbol && !silentSymbols.contains(character)
    }
}
