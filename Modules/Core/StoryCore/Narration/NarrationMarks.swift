public import Foundation

/// When everything in a narration is said, as far as it is narrated.
public struct NarrationMarks: Hashable, Sendable {
    /// Length of the audio in seconds.
    public var duration: TimeInterval
    /// When the title is said; nil if it is not.
    public var title: TitleMark?
    /// When each page begins, in seconds, from the first page on.
    public var pageStarts: [TimeInterval]
    /// Every sentence, in the order in which they are said.
    public var sentences: [SentenceMark]
    /// Every word, in the order in which they are said.
    public var words: [WordMark]

    /// Gathers marks.
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
    /// Marks may stand this far behind the end, in seconds: an encoder ends with a whole packet.
    private static let margin = 1.0

    /// Whether the marks of a whole narration fit a story and themselves: each page has a start, and none lies before
    /// the one before it; every sentence and word is in the text, and in the audio.
    ///
    /// - Parameter texts: Those of the pages, in their order.
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
    /// When everything in it is said.
    public var marks: NarrationMarks {
        NarrationMarks(
            duration: duration, title: title, pageStarts: pageStarts, sentences: sentences, words: words)
    }
}

/// A narration that is still being recorded, as far as it can be heard.
public struct GrowingNarration: Hashable, Sendable {
    /// The audio.
    public var file: GrowingFile
    /// The marks of the pages that are in it; what is recorded of the next one has none yet.
    public var marks: NarrationMarks

    /// Describes a narration.
    public init(file: GrowingFile, marks: NarrationMarks) {
        self.file = file
        self.marks = marks
    }
}
