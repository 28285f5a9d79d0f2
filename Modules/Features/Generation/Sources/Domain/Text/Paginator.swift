import StoryCore

/// Divides text into pages that a child can follow.
///
/// A line of `---` always ends a page. Otherwise a page has at most ``StoryPage/maximumTextLength`` characters and
/// ``StoryPage/maximumParagraphCount`` paragraphs; a longer paragraph is split at the end of a sentence, else between
/// words, else where the page is full.
public enum Paginator {
    /// The number of characters needed to recognise the end of a sentence: closing quotes, spaces and the first letter
    /// after them.
    private static let lookAhead = 20

    /// Returns the pages of a text, in order; none if the text is blank.
    public static func pages(of text: String) -> [String] {
        sections(of: text).flatMap { section in
            fill(paragraphs(of: section).flatMap(pieces))
        }
    }

    private static func sections(of text: String) -> [[Substring]] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .split { $0.trimmed == "---" }
            .map(Array.init)
    }

    private static func paragraphs(of lines: [Substring]) -> [String] {
        lines.split { $0.trimmed.isEmpty }.map { $0.map(\.trimmed).joined(separator: " ") }
    }

    /// Returns a paragraph in pieces that each fit on a page.
    private static func pieces(of paragraph: String) -> [String] {
        var pieces: [String] = []
        var rest = Substring(paragraph)
        while rest.count > StoryPage.maximumTextLength {
            let limit = rest.index(rest.startIndex, offsetBy: StoryPage.maximumTextLength)
            let end = splitPoint(in: rest, before: limit)
            pieces.append(rest[..<end].trimmed)
            rest = rest[end...].drop(while: \.isWhitespace)
        }
        if !rest.isEmpty { pieces.append(String(rest)) }
        return pieces
    }

    private static func splitPoint(in text: Substring, before limit: String.Index) -> String.Index {
        // The following characters decide whether a sentence ends where the page is full.
        let beyond = text.index(limit, offsetBy: lookAhead, limitedBy: text.endIndex) ?? text.endIndex
        let head = String(text[..<beyond])
        let ends = SentenceSplitter.sentences(in: head).map { head.distance(from: head.startIndex, to: $0.upperBound) }
        if let end = ends.last(where: { $0 <= StoryPage.maximumTextLength }) {
            return text.index(text.startIndex, offsetBy: end)
        }
        // The limit itself may be a space, which is dropped between the two pieces.
        return text[...limit].lastIndex(where: \.isWhitespace) ?? limit
    }

    private static func fill(_ pieces: [String]) -> [String] {
        var pages: [[String]] = []
        for piece in pieces {
            let length = pages.last.map { $0.joined(separator: "\n\n").count + 2 + piece.count } ?? .max
            if let last = pages.last, last.count < StoryPage.maximumParagraphCount,
                length <= StoryPage.maximumTextLength
            {
                pages[pages.count - 1].append(piece)
            } else {
                pages.append([piece])
            }
        }
        return pages.map { $0.joined(separator: "\n\n") }
    }
}

extension Substring {
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
