public import Foundation

/// The audio of a story, one file for all pages, with its marks.
public struct Narration: Hashable, Codable, Sendable {
    /// The audio file.
    public var media: MediaReference
    /// The length of the audio in seconds.
    public var duration: TimeInterval
    /// The file's media type: "audio/ogg; codecs=opus".
    public var format: String
    /// The narrator's name for the voice.
    public var voice: String
    /// The release of the voice; nil if the narrator does not give it.
    public var release: VoiceRelease?
    /// Whether the voice varies by character; nil for no.
    public var characterVoices: Bool?
    /// Integrated loudness of the audio in LUFS (EBU R 128); nil for silence.
    public var loudness: Double?
    /// The mark of the title; nil if it is not spoken.
    public var title: TitleMark?
    /// The start of each page, in seconds. The first page is shown from the beginning, while the title is spoken.
    public var pageStarts: [TimeInterval]
    /// The marks of the sentences, in order.
    public var sentences: [SentenceMark]
    /// The marks of the words, in order.
    public var words: [WordMark]

    /// Creates a narration.
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

/// When the title is spoken.
public struct TitleMark: Hashable, Codable, Sendable {
    /// The start, in seconds from the start of the audio.
    public var start: TimeInterval
    /// The end, in seconds from the start of the audio, not before `start`.
    public var end: TimeInterval

    /// Creates a mark.
    public init(start: TimeInterval, end: TimeInterval) {
        self.start = start
        self.end = end
    }
}

/// When a sentence is spoken.
public struct SentenceMark: Hashable, Codable, Sendable {
    /// The index of the page, from 0.
    public var page: Int
    /// The range in the page's text.
    public var range: TextRange
    /// The start, in seconds from the start of the audio.
    public var start: TimeInterval
    /// The end, in seconds from the start of the audio, not before `start`.
    public var end: TimeInterval

    /// Creates a mark.
    public init(page: Int, range: TextRange, start: TimeInterval, end: TimeInterval) {
        self.page = page
        self.range = range
        self.start = start
        self.end = end
    }
}

/// When a word is spoken.
public struct WordMark: Hashable, Codable, Sendable {
    /// The index of the sentence in ``Narration/sentences``.
    public var sentence: Int
    /// The range in the page's text.
    public var range: TextRange
    /// The start, in seconds from the start of the audio.
    public var start: TimeInterval
    /// The end, in seconds from the start of the audio, not before `start`.
    public var end: TimeInterval

    /// Creates a mark.
    public init(sentence: Int, range: TextRange, start: TimeInterval, end: TimeInterval) {
        self.sentence = sentence
        self.range = range
        self.start = start
        self.end = end
    }
}

/// A range of a text in UTF-8 bytes, from `start` up to but not including `end`.
public struct TextRange: Hashable, Codable, Sendable {
    /// The offset of the first byte.
    public var start: Int
    /// The offset behind the last byte.
    public var end: Int

    /// Creates a range from two offsets from the beginning of the text.
    public init(start: Int, end: Int) {
        self.start = start
        self.end = end
    }

    /// Creates a range from the indices of a text.
    public init(_ range: Range<String.Index>, in text: String) {
        start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        end = text.utf8.distance(from: text.startIndex, to: range.upperBound)
    }

    /// Returns the range in a text in which this one begins at `offset`.
    public func shifted(by offset: Int) -> TextRange {
        TextRange(start: start + offset, end: end + offset)
    }

    /// Returns the substring in the range; empty if the range is outside the text.
    public func substring(of text: String) -> Substring {
        guard start >= 0, start <= end,
            let from = text.utf8.index(text.startIndex, offsetBy: start, limitedBy: text.endIndex),
            let until = text.utf8.index(text.startIndex, offsetBy: end, limitedBy: text.endIndex)
        else { return "" }
        return text[from..<until]
    }
}
