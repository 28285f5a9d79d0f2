/// A word of a text, as read-along lights it.
public struct TextWord: Hashable, Sendable {
    /// The range in the text, without surrounding punctuation.
    public var range: Range<String.Index>
    /// The punctuation mark after the word that shapes the voice: one of `,` `;` `:` `.` `!` `?`, or nil.
    public var pause: Character?
}

/// Splits a text into words.
public enum WordSplitter {
    private static let pauses: [Character: Character] = [
        ",": ",", ";": ";", ":": ":", ".": ".", "!": "!", "?": "?", "…": ",", "—": ",", "–": ",", "、": ",", "。": ".",
        "！": "!", "？": "?",
    ]
    /// Characters that are no symbols in Unicode, but are spoken.
    private static let spokenMarks: Set<Character> = ["%", "&"]
    /// Symbols that are never spoken.
    private static let silentSymbols: Set<Character> = ["`", "^"]

    /// Returns the words of a part of a text, in order; punctuation that stands alone, such as a dash, is no word.
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

    /// Returns the mark in the gap between two words; a dash or an ellipsis may have spaces on both sides.
    private static func pause(in gap: Substring) -> Character? {
        // A hyphen between spaces is a typed dash.
        gap.lazy.compactMap { pauses[$0] }.last ?? (gap.hasPrefix(" - ") || gap.hasPrefix("--") ? "," : nil)
    }

    /// Returns whether the character is spoken: symbols are spoken by name where a voice knows them, and so are emoji.
    private static func isSpoken(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || spokenMarks.contains(character)
            || character.isSymbol && !silentSymbols.contains(character)
    }
}
