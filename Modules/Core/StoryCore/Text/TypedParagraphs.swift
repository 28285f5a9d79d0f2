/// Splits text from an editor into paragraphs: an empty line separates them, and other line breaks mean nothing.
package enum TypedParagraphs {
    /// Returns the paragraphs, without empty ones.
    package static func paragraphs(of text: String) -> [String] {
        var paragraphs: [[Substring]] = [[]]
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: \.isWhitespace)
            if words.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1] += words }
        }
        return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    }

    /// Returns the text with its paragraphs separated by empty lines.
    package static func joined(_ text: String) -> String { paragraphs(of: text).joined(separator: "\n\n") }
}
