import Foundation
public import StoryCore

/// A narration, the same in lists, of a single story, and while it is played.
public struct AudioDocument: JSONPart {
    /// The file, as an absolute path; null if there is none, and while it is being recorded.
    @Nullable public var path: String?
    /// The length of the narration, in seconds.
    @Nullable public var duration: Double?
    /// The file's media type: `audio/ogg; codecs=opus`.
    @Nullable public var format: String?
    /// The identifier of the voice, as `story voices` lists it.
    @Nullable public var voice: String?
    /// The loudness of the narration, in LUFS; null for silence.
    @Nullable public var loudness: Double?
    /// The status of the narration.
    public var status: PartStatus

    /// Creates a document from a narration.
    public init(_ narration: Narration?, status: PartStatus, media: any BlobStore) {
        self.init(narration.map(NarrationSummary.init), status: status, media: media)
    }

    /// Creates a document from the summary of a narration.
    public init(_ narration: NarrationSummary?, status: PartStatus, media: any BlobStore) {
        path = narration.flatMap { media.localFile(of: $0.media)?.path }
        duration = narration?.duration
        format = narration?.format
        voice = narration?.voice
        loudness = narration?.loudness
        self.status = status
    }
}

/// The marks of a narration.
public struct MarksDocument: JSONPart {
    /// The sentences, in order.
    public var sentences: [MarkDocument]
    /// The words, in order.
    public var words: [MarkDocument]

    /// Creates a document from a narration.
    public init(_ narration: Narration, pages: [StoryPage]) {
        // Stored marks may be damaged: one outside the text has an empty text, and a word without a sentence is left
        // out.
        func mark(_ page: Int, _ range: TextRange, _ start: Double, _ end: Double) -> MarkDocument {
            let text = pages.indices.contains(page) ? String(range.substring(of: pages[page].text)) : ""
            return MarkDocument(page: page + 1, text: text, offset: range.start, start: start, end: end)
        }
        sentences = narration.sentences.map { mark($0.page, $0.range, $0.start, $0.end) }
        words = narration.words.compactMap { word in
            guard narration.sentences.indices.contains(word.sentence) else { return nil }
            return mark(narration.sentences[word.sentence].page, word.range, word.start, word.end)
        }
    }
}

/// When a sentence or a word is spoken.
public struct MarkDocument: JSONPart {
    /// The number of its page, from 1.
    public var page: Int
    /// The sentence or the word.
    public var text: String
    /// The start in the page's text, in bytes of UTF-8 from 0.
    public var offset: Int
    /// The start, in seconds from the start of the narration.
    public var start: Double
    /// The end, in seconds from the start of the narration.
    public var end: Double
}
