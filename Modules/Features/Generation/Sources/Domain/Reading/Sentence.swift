import StoryCore

/// A sentence on its page, as the script analyses it.
struct Sentence {
    let text: String
    /// The range in the page's text.
    let range: TextRange
    /// Its index among the sentences of its paragraph, and their number.
    private let ordinal: Int
    private let count: Int
    private(set) var segments: [Utterance.Segment] = []

    init(text: String, range: TextRange, ordinal: Int, count: Int) {
        self.text = text
        self.range = range
        self.ordinal = ordinal
        self.count = count
    }

    /// Whether it is the last of several sentences in a paragraph.
    private var isLast: Bool { count > 1 && ordinal == count - 1 }

    /// The position in the paragraph, from -1 at its beginning to 1 at its end, along which the voice falls.
    var fall: Double { count > 1 ? 2 * Double(ordinal) / Double(count - 1) - 1 : 0 }

    /// Divides the sentence into dialogue and narration.
    ///
    /// - Parameter openQuote: The closing mark of a quotation that an earlier sentence of the paragraph opened.
    mutating func divide(openQuote: inout Character?) {
        segments = DialogueSplitter.segments(of: text, openQuote: &openQuote)
    }

    /// Returns the quotation that contains a segment.
    func quotation(of segment: Utterance.Segment, in quotations: [Quotation]) -> Quotation? {
        let start = segment.range.start + range.start
        return quotations.first { $0.range.start <= start && start < $0.range.end }
    }

    /// Returns whether it contains one of these words, given in lower case.
    func hasWord(of words: Set<String>) -> Bool {
        !words.isEmpty && WordSplitter.words(in: text).contains { words.contains(text[$0.range].lowercased()) }
    }

    /// Returns the properties that affect the pauses around it.
    func context(_ quotations: [Quotation], marks: [DeliveryMark]) -> LineContext {
        let spoken = segments.filter(\.isDialogue)
        return LineContext(
            beginning: kinds(marks) { range.start <= $0.start && $0.start < range.end },
            ending: kinds(marks) { range.start < $0.end && $0.end <= range.end },
            beginsInSpeech: segments.first?.isDialogue ?? false, endsInSpeech: segments.last?.isDialogue ?? false,
            speaker: spoken.last.flatMap { quotation(of: $0, in: quotations)?.speaker },
            isPunchLine: isLast && spoken.isEmpty && WordSplitter.words(in: text).count <= Self.longestPunchLine,
            breaksOff: text.contains("…") && (text.last { !"”“»\"’ ".contains($0) } == "…"))
    }

    /// The maximum length of a punch line, in words.
    private static let longestPunchLine = 5

    private func kinds(_ marks: [DeliveryMark], where isHere: (TextRange) -> Bool) -> Set<DeliveryMark.Kind> {
        Set(marks.filter { isHere($0.range) }.map(\.kind))
    }
}
