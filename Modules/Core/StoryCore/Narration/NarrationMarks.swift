public import Foundation

/// When everything in a narration is said, as far as it is narrated.
public struct NarrationMarks: Hashable, Sendable {
    /// Length of the audio in seconds.
    public var duration: TimeInterval
    /// When each page begins, in seconds, from the first page on.
    public var pageStarts: [TimeInterval]
    /// Every sentence, in the order in which they are said.
    public var sentences: [SentenceMark]
    /// Every word, in the order in which they are said.
    public var words: [WordMark]

    /// Gathers marks.
    public init(
        duration: TimeInterval, pageStarts: [TimeInterval], sentences: [SentenceMark], words: [WordMark]
    ) {
        self.duration = duration
        self.pageStarts = pageStarts
        self.sentences = sentences
        self.words = words
    }
}

extension Narration {
    /// When everything in it is said.
    public var marks: NarrationMarks {
        NarrationMarks(duration: duration, pageStarts: pageStarts, sentences: sentences, words: words)
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
