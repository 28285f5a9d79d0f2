import StoryCore

/// Divides sentences into dialogue and narration.
enum DialogueSplitter {
    private static let pairs: [Character: Character] = ["“": "”", "„": "“", "«": "»", "»": "«", "\"": "\"", "「": "」"]

    /// Returns the segments of a sentence, which together cover all of it.
    ///
    /// - Parameters:
    ///   - sentence: The sentence.
    ///   - openQuote: The closing mark of a quotation that an earlier sentence opened; afterwards, the one that is
    ///     missing at the end of this sentence.
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
