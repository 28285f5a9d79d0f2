/// What somebody typed in an editor, as paragraphs: an empty line divides two of them, and where a line ends otherwise
/// means nothing.
package enum TypedParagraphs {
    /// The paragraphs, without empty ones.
    package static func paragraphs(of text: String) -> [String] {
        var paragraphs: [[Substring]] = [[]]
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: \.isWhitespace)
            if words.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1] += words }
        }
        return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    }

    /// The text with an empty line between two paragraphs.
    package static func joined(_ text: String) -> String { paragraphs(of: text).joined(separator: "\n\n") }
}
