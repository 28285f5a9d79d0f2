public import Foundation
public import StoryCore

/// Maps each moment of a narration to what is said and shown; created once for a story, then queried any number of
/// times.
///
/// A query is a few binary searches and allocates nothing. Marks come from files, which may be damaged: one without a
/// time or without a range in the text is left out.
public struct ReadAlong: Hashable, Sendable {
    /// The valid sentences, in order.
    public let sentences: [SentenceMark]
    /// The valid words, in order; `sentence` is an index in ``sentences``. Words that are spoken as one are merged.
    public let words: [WordMark]
    /// The length of the narration in seconds; 0 without one.
    public let duration: TimeInterval
    private let pageStarts: [TimeInterval]
    private let sentenceStarts: [TimeInterval]
    private let wordStarts: [TimeInterval]
    private let pictureStarts: [TimeInterval]
    private let pictures: [Int]

    /// Creates the read-along of a story.
    public init(_ story: Story) {
        self.init(story.pages, story.narration?.marks)
    }

    /// Creates the read-along of pages and the marks of those that are narrated; nil for none.
    public init(_ storyPages: [StoryPage], _ narration: NarrationMarks?) {
        duration = narration.map { $0.duration.isFinite ? max(0, $0.duration) : 0 } ?? 0
        let marks = ReadAlongMarks(narration, texts: storyPages.map(\.text))
        sentences = marks.sentences
        words = marks.words
        sentenceStarts = sentences.map(\.start)
        wordStarts = words.map(\.start)
        pageStarts = Self.rising(narration?.pageStarts ?? [], count: storyPages.count)
        let ready = storyPages.indices.compactMap { page -> (start: TimeInterval, page: Int)? in
            let picture = storyPages[page].illustration
            guard picture.status == .ready, picture.media != nil, let start = picture.timestamp, start.isFinite else {
                return nil
            }
            return (start, page)
        }.sorted { ($0.start, $0.page) < ($1.start, $1.page) }
        pictureStarts = ready.map(\.start)
        pictures = ready.map(\.page)
    }

    /// Returns the reading position at a moment.
    ///
    /// A sentence lasts from its start up to but not including its end; in the silence after it there is none. A word
    /// is lit up to but not including the start of the next word of its sentence, so that nothing flickers between
    /// words, and goes out with its sentence.
    ///
    /// - Parameter seconds: The time from the start of the narration; negative numbers and what is not a number are the
    ///   beginning.
    public func readingPosition(at seconds: TimeInterval) -> ReadingPosition {
        let seconds = seconds.isNaN ? 0 : seconds
        let sentence = Self.last(of: sentenceStarts, notAfter: seconds).flatMap { index in
            seconds < sentences[index].end ? index : nil
        }
        let word = Self.last(of: wordStarts, notAfter: seconds).flatMap { index in
            words[index].sentence == sentence ? index : nil
        }
        return ReadingPosition(
            page: page(at: seconds), sentence: sentence, word: word,
            picture: Self.last(of: pictureStarts, notAfter: seconds).map { pictures[$0] })
    }

    /// Returns the lit range of a page's text; nil in silence, and on a turned page.
    public func litText(at position: ReadingPosition) -> TextRange? {
        guard let word = position.word, words.indices.contains(word),
            sentences[words[word].sentence].page == position.page
        else { return nil }
        return words[word].range
    }

    /// Returns the next moment at which the reading position changes; nil if there is none.
    ///
    /// From one such moment up to but not including the next, ``readingPosition(at:)`` returns the same.
    ///
    /// - Parameter seconds: The time from the start of the narration; what is not a number is the beginning.
    public func nextChange(after seconds: TimeInterval) -> TimeInterval? {
        let seconds = seconds.isNaN ? 0 : seconds
        var next = min(
            min(Self.first(of: wordStarts, after: seconds), Self.first(of: sentenceStarts, after: seconds)),
            min(Self.first(of: pageStarts, after: seconds), Self.first(of: pictureStarts, after: seconds)))
        if let said = Self.last(of: sentenceStarts, notAfter: seconds), sentences[said].end > seconds {
            next = min(next, sentences[said].end)
        }
        return next.isFinite ? next : nil
    }

    /// Returns the page at a moment, from 0.
    public func page(at seconds: TimeInterval) -> Int {
        Self.last(of: pageStarts, notAfter: seconds) ?? 0
    }

    /// Returns the reading position of a turned page: nothing is lit, and the picture is its own or the last ready one
    /// before it.
    ///
    /// - Parameter page: The page, clamped to the story's pages.
    public func readingPosition(onPage page: Int) -> ReadingPosition {
        let page = min(max(0, page), max(0, pageStarts.count - 1))
        // Pictures of earlier pages; they are ordered by their timestamps.
        let picture = pictures.last { $0 <= page }
        return ReadingPosition(page: page, sentence: nil, word: nil, picture: picture)
    }

    /// Returns the start of a page, in seconds.
    ///
    /// - Parameter page: The page, clamped to the story's pages.
    public func start(ofPage page: Int) -> TimeInterval {
        pageStarts.isEmpty ? 0 : pageStarts[min(max(0, page), pageStarts.count - 1)]
    }

    /// Returns the index of the last value not greater than `value`, in ascending values.
    private static func last(of values: [TimeInterval], notAfter value: TimeInterval) -> Int? {
        var (low, high) = (0, values.count)
        while low < high {
            let middle = (low + high) / 2
            if values[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// Returns the first value greater than `value`, in ascending values; infinity if there is none.
    private static func first(of values: [TimeInterval], after value: TimeInterval) -> TimeInterval {
        let index = last(of: values, notAfter: value).map { $0 + 1 } ?? 0
        return index < values.count ? values[index] : .infinity
    }

    /// Returns ascending starts, one for each page; a page without a known start gets no span of its own.
    private static func rising(_ starts: [TimeInterval], count: Int) -> [TimeInterval] {
        var latest: TimeInterval = 0
        return (0..<count).map { page in
            guard starts.indices.contains(page) else { return .infinity }
            if starts[page].isFinite { latest = max(latest, starts[page]) }
            return page == 0 ? 0 : latest
        }
    }
}

/// What is said and shown at a moment.
public struct ReadingPosition: Hashable, Sendable {
    /// The page, from 0.
    public var page: Int
    /// The sentence, as an index in ``ReadAlong/sentences``; nil in silence.
    public var sentence: Int?
    /// The lit word, as an index in ``ReadAlong/words``; nil in silence.
    public var word: Int?
    /// The page whose picture is shown, from 0; nil if none is ready yet.
    public var picture: Int?

    /// Creates a reading position.
    public init(page: Int = 0, sentence: Int? = nil, word: Int? = nil, picture: Int? = nil) {
        self.page = page
        self.sentence = sentence
        self.word = word
        self.picture = picture
    }
}
