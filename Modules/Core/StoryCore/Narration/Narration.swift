public import Foundation

/// A spoken story: one audio file for all pages, and when everything in it is said.
public struct Narration: Hashable, Codable, Sendable {
    /// The audio file.
    public var media: MediaReference
    /// Length of the audio in seconds.
    public var duration: TimeInterval
    /// The file's media type: "audio/ogg; codecs=opus".
    public var format: String
    /// The voice that speaks, by its narrator's name for it.
    public var voice: String
    /// Which release of the voice speaks; nil if its narrator does not tell.
    public var release: VoiceRelease?
    /// Whether the voice changes a little with who speaks; nil for no.
    public var characterVoices: Bool?
    /// Integrated loudness of the audio in LUFS (EBU R 128); nil if there is nothing but silence.
    public var loudness: Double?
    /// When the title is said; nil if it is not.
    public var title: TitleMark?
    /// When each page begins, in seconds; as many as there are pages. The first one is shown from the beginning, while
    /// the title is said.
    public var pageStarts: [TimeInterval]
    /// Every sentence, in the order in which they are said.
    public var sentences: [SentenceMark]
    /// Every word, in the order in which they are said.
    public var words: [WordMark]

    /// Makes a narration.
    public init(
        media: MediaReference, duration: TimeInterval, format: String, voice: String, release: VoiceRelease? = nil,
        characterVoices: Bool? = nil, loudness: Double?, title: TitleMark? = nil, pageStarts: [TimeInterval],
        sentences: [SentenceMark],
        words: [WordMark]
    ) {
        self.media = media
        self.duration = duration
        self.format = format
        self.voice = voice
        self.release = release
        self.characterVoices = characterVoices
        self.loudness = loudness
        self.title = title
        self.pageStarts = pageStarts
        self.sentences = sentences
        self.words = words
    }
}

/// When the title is said.
public struct TitleMark: Hashable, Codable, Sendable {
    /// Seconds from the start of the audio.
    public var start: TimeInterval
    /// Seconds from the start of the audio, not before `start`.
    public var end: TimeInterval

    /// Marks a title.
    public init(start: TimeInterval, end: TimeInterval) {
        self.start = start
        self.end = end
    }
}

/// When a sentence is said.
public struct SentenceMark: Hashable, Codable, Sendable {
    /// Index of the page, from 0.
    public var page: Int
    /// Where the sentence stands in the page's text.
    public var range: TextRange
    /// Seconds from the start of the audio.
    public var start: TimeInterval
    /// Seconds from the start of the audio, not before `start`.
    public var end: TimeInterval

    /// Marks a sentence.
    public init(page: Int, range: TextRange, start: TimeInterval, end: TimeInterval) {
        self.page = page
        self.range = range
        self.start = start
        self.end = end
    }
}

/// When a word is said.
public struct WordMark: Hashable, Codable, Sendable {
    /// Index of the sentence among ``Narration/sentences``.
    public var sentence: Int
    /// Where the word stands in the page's text.
    public var range: TextRange
    /// Seconds from the start of the audio.
    public var start: TimeInterval
    /// Seconds from the start of the audio, not before `start`.
    public var end: TimeInterval

    /// Marks a word.
    public init(sentence: Int, range: TextRange, start: TimeInterval, end: TimeInterval) {
        self.sentence = sentence
        self.range = range
        self.start = start
        self.end = end
    }
}

/// A stretch of a text in UTF-8 bytes, from `start` up to but not including `end`.
public struct TextRange: Hashable, Codable, Sendable {
    /// Offset of the first byte.
    public var start: Int
    /// Offset behind the last byte.
    public var end: Int

    /// Makes a stretch; both ends are offsets from the beginning of the text.
    public init(start: Int, end: Int) {
        self.start = start
        self.end = end
    }

    /// Makes a stretch of the indices of a text.
    public init(_ range: Range<String.Index>, in text: String) {
        start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        end = text.utf8.distance(from: text.startIndex, to: range.upperBound)
    }

    /// The same stretch in a text in which this one begins at `offset`.
    public func shifted(by offset: Int) -> TextRange {
        TextRange(start: start + offset, end: end + offset)
    }

    /// The words of the stretch; empty if it does not lie in the text.
    public func substring(of text: String) -> Substring {
        guard start >= 0, start <= end,
            let from = text.utf8.index(text.startIndex, offsetBy: start, limitedBy: text.endIndex),
            let until = text.utf8.index(text.startIndex, offsetBy: end, limitedBy: text.endIndex)
        else { return "" }
        return text[from..<until]
    }
}
