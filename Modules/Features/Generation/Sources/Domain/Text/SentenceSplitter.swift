/// Splits a text into sentences.
public enum SentenceSplitter {
    private static let terminators: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
    private static let closers: Set<Character> = ["\"", "'", "”", "“", "’", "»", ")", "]", "」"]
    private static let openers: Set<Character> = ["\"", "“", "„", "«", "‘", "(", "¿", "¡", "「", "—", "–"]
    private static let abbreviations: Set<String> = ["mr", "mrs", "ms", "dr", "st", "prof", "e.g", "i.e", "etc"]

    /// Returns the sentences in order, each with its end mark and closing quotes, without the white space between them.
    ///
    /// A sentence ends at an end mark before white space, unless the mark belongs to an abbreviation or the text
    /// continues in lower case, as after a question in quotation marks; it always ends at the end of a paragraph.
    public static func sentences(in text: String) -> [Range<String.Index>] {
        var sentences: [Range<String.Index>] = []
        var start = skipSpace(in: text, from: text.startIndex)
        var index = start
        while index < text.endIndex {
            let end = terminators.contains(text[index]) ? skipClosers(in: text, after: index) : nil
            if let end, endsSentence(text, mark: index, end: end, start: start) {
                sentences.append(start..<end)
                start = skipSpace(in: text, from: end)
                index = start
            } else if text[index].isNewline, isParagraphBreak(text, at: index) {
                sentences.append(start..<trimmedEnd(in: text, from: start, to: index))
                start = skipSpace(in: text, from: index)
                index = start
            } else {
                index = end ?? text.index(after: index)
            }
        }
        if start < text.endIndex { sentences.append(start..<trimmedEnd(in: text, from: start, to: text.endIndex)) }
        return sentences.filter { !$0.isEmpty }
    }

    private static func endsSentence(_ text: String, mark: String.Index, end: String.Index, start: String.Index) -> Bool
    {
        guard end < text.endIndex else { return true }
        if text[mark] == "." {
            let word = text[start..<mark].split(whereSeparator: \.isWhitespace).last ?? ""
            if abbreviations.contains(word.lowercased()) { return false }
        }
        guard text[end].isWhitespace else { return "。！？".contains(text[mark]) }
        let next = skipSpace(in: text, from: end)
        guard next < text.endIndex else { return true }
        if text[end..<next].contains(where: \.isNewline), isParagraphBreak(text, at: end) { return true }
        let first = openers.contains(text[next]) ? text[next...].first { $0.isLetter || $0.isNumber } : text[next]
        return !(first?.isLowercase ?? false)
    }

    private static func skipClosers(in text: String, after mark: String.Index) -> String.Index {
        var index = text.index(after: mark)
        while index < text.endIndex, terminators.contains(text[index]) || closers.contains(text[index]) {
            index = text.index(after: index)
        }
        return index
    }

    private static func skipSpace(in text: String, from index: String.Index) -> String.Index {
        text[index...].firstIndex { !$0.isWhitespace } ?? text.endIndex
    }

    private static func isParagraphBreak(_ text: String, at index: String.Index) -> Bool {
        text[index...].prefix(while: \.isWhitespace).count(where: \.isNewline) > 1
    }

    private static func trimmedEnd(in text: String, from start: String.Index, to end: String.Index) -> String.Index {
        text[start..<end].lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? start
    }
}
