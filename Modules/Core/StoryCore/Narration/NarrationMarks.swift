public import Foundation

/// The marks of a narration, as far as it is recorded.
public struct NarrationMarks: Hashable, Sendable {
    /// The length of the audio in seconds.
    public var duration: TimeInterval
    /// The mark of the title; nil if it is not spoken.
    public var title: TitleMark?
    /// The start of each page, in seconds, beginning with the first page.
    public var pageStarts: [TimeInterval]
    /// The marks of the sentences, in order.
    public var sentences: [SentenceMark]
    /// The marks of the words, in order.
    public var words: [WordMark]

    /// Creates marks.
    public init(
        duration: TimeInterval, title: TitleMark? = nil, pageStarts: [TimeInterval], sentences: [SentenceMark],
        words: [WordMark]
    ) {
        self.duration = duration
        self.title = title
        self.pageStarts = pageStarts
        self.sentences = sentences
        self.words = words
    }
}

extension NarrationMarks {
    /// How far marks may exceed the end, in seconds: an encoder ends with a whole packet.
    private static let margin = 1.0

    /// Returns whether the marks of a complete narration are consistent and fit a story: each page has a start not
    /// before the previous one; every sentence and word is within the text and the audio.
    ///
    /// - Parameter texts: The texts of the pages, in order.
    public func fit(_ texts: [String]) -> Bool {
        duration.isFinite && pageStarts.count == texts.count && pageStarts.allSatisfy { isInAudio($0, $0) }
            && title.map { isInAudio($0.start, $0.end) } != false
            && zip(pageStarts, pageStarts.dropFirst()).allSatisfy { $0 <= $1 }
            && sentences.allSatisfy { fit($0.range, onPage: $0.page, of: texts) && isInAudio($0.start, $0.end) }
            && words.allSatisfy { word in
                sentences.indices.contains(word.sentence) && isInAudio(word.start, word.end)
                    && fit(word.range, onPage: sentences[word.sentence].page, of: texts)
            }
    }

    private func isInAudio(_ start: TimeInterval, _ end: TimeInterval) -> Bool {
        start >= 0 && start <= end && end <= duration + Self.margin
    }

    private func fit(_ range: TextRange, onPage page: Int, of texts: [String]) -> Bool {
        texts.indices.contains(page) && !range.substring(of: texts[page]).isEmpty
    }
}

extension Narration {
    /// The marks.
    public var marks: NarrationMarks {
        NarrationMarks(
            duration: duration, title: title, pageStarts: pageStarts, sentences: sentences, words: words)
    }
}

/// A narration that is still being recorded.
public struct GrowingNarration: Hashable, Sendable {
    /// The audio file.
    public var file: GrowingFile
    /// The marks of the recorded pages; the page in progress has none yet.
    public var marks: NarrationMarks

    /// Creates a growing narration.
    public init(file: GrowingFile, marks: NarrationMarks) {
        self.file = file
        self.marks = marks
    }
}
