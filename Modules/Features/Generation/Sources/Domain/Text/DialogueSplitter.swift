import StoryCore

/// Tells dialogue apart from telling within a sentence.
enum DialogueSplitter {
    private static let pairs: [Character: Character] = ["“": "”", "„": "“", "«": "»", "»": "«", "\"": "\"", "「": "」"]

    /// The segments of a sentence, which follow each other and cover all of it.
    ///
    /// - Parameters:
    ///   - sentence: The sentence.
    ///   - openQuote: The mark that closes a quotation which an earlier sentence opened; afterwards, the one that
    ///     is still missing at the end of this sentence.
    static func segments(of sentence: String, openQuote: inout Character?) -> [Utterance.Segment] {
        var segments: [Utterance.Segment] = []
        var start = sentence.startIndex
        func close(at end: String.Index, isDialogue: Bool) {
            guard start < end else { return }
            segments.append(Utterance.Segment(range: TextRange(start..<end, in: sentence), isDialogue: isDialogue))
            start = end
        }
        for index in sentence.indices {
            let character = sentence[index]
            if let closing = openQuote {
                guard character == closing else { continue }
                close(at: sentence.index(after: index), isDialogue: true)
                openQuote = nil
            } else if let closing = pairs[character] {
                close(at: index, isDialogue: false)
                openQuote = closing
            }
        }
        close(at: sentence.endIndex, isDialogue: openQuote != nil)
        return segments
    }
}
