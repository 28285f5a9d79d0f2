public import Foundation
public import StoryCore

/// What is said and shown at every moment of a narration; made once for a story, then asked as often as one likes.
///
/// A question is a few binary searches and allocates nothing. Marks come from files, which may be damaged: one that has
/// no time or no text in the story is left out.
public struct ReadAlong: Hashable, Sendable {
    /// The sentences that can be shown, in the order in which they are said.
    public let sentences: [SentenceMark]
    /// The words that can be shown, in the order in which they are said; `sentence` is a place in ``sentences``. Words
    /// that are said as one are one.
    public let words: [WordMark]
    /// Length of the narration in seconds; 0 without one.
    public let duration: TimeInterval
    private let pageStarts: [TimeInterval]
    private let sentenceStarts: [TimeInterval]
    private let wordStarts: [TimeInterval]
    private let pictureStarts: [TimeInterval]
    private let pictures: [Int]

    /// Prepares a story.
    public init(_ story: Story) {
        self.init(story.pages, story.narration?.marks)
    }

    /// Prepares pages and the marks of as much of them as is narrated; nil for nothing.
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

    /// What is said and shown at a moment.
    ///
    /// A sentence is said from its start up to but not including its end; in the silence behind it none is. A word is
    /// lit from its start up to but not including the start of the next word of its sentence, so that nothing flickers
    /// between words, and goes out with its sentence.
    ///
    /// - Parameter seconds: From the start of the narration; before 0 is the beginning, and what is not a number too.
    public func readingPosition(at seconds: TimeInterval) -> ReadingPosition {
        let seconds = seconds.isNaN ? 0 : seconds
        let sentence = Self.last(of: sentenceStarts, notAfter: seconds).flatMap { place in
            seconds < sentences[place].end ? place : nil
        }
        let word = Self.last(of: wordStarts, notAfter: seconds).flatMap { place in
            words[place].sentence == sentence ? place : nil
        }
        return ReadingPosition(
            page: page(at: seconds), sentence: sentence, word: word,
            picture: Self.last(of: pictureStarts, notAfter: seconds).map { pictures[$0] })
    }

    /// What of a page's text is lit at a place; nil in silence, and on a page that somebody turned to.
    public func litText(at place: ReadingPosition) -> TextRange? {
        guard let word = place.word, words.indices.contains(word),
            sentences[words[word].sentence].page == place.page
        else { return nil }
        return words[word].range
    }

    /// The first moment behind another one at which something else is said or shown; nil if none follows.
    ///
    /// From one such moment up to but not including the next, ``place(at:)`` answers the same.
    ///
    /// - Parameter seconds: From the start of the narration; what is not a number is the beginning.
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

    /// The page that is read at a moment, from 0.
    public func page(at seconds: TimeInterval) -> Int {
        Self.last(of: pageStarts, notAfter: seconds) ?? 0
    }

    /// What a page shows that somebody turned to: nothing is lit, and its picture is its own or the last ready one
    /// before it.
    ///
    /// - Parameter page: Brought into the story's pages.
    public func readingPosition(onPage page: Int) -> ReadingPosition {
        let page = min(max(0, page), max(0, pageStarts.count - 1))
        // Pictures of pages before the one that is turned to; their order is that of their timestamps.
        let picture = pictures.last { $0 <= page }
        return ReadingPosition(page: page, sentence: nil, word: nil, picture: picture)
    }

    /// When a page begins, in seconds.
    ///
    /// - Parameter page: Brought into the story's pages.
    public func start(ofPage page: Int) -> TimeInterval {
        pageStarts.isEmpty ? 0 : pageStarts[min(max(0, page), pageStarts.count - 1)]
    }

    /// The place of the last value that is not greater than `value`, among values that never fall.
    private static func last(of values: [TimeInterval], notAfter value: TimeInterval) -> Int? {
        var (low, high) = (0, values.count)
        while low < high {
            let middle = (low + high) / 2
            if values[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// The first value that is greater than `value`, among values that never fall; infinity if there is none.
    private static func first(of values: [TimeInterval], after value: TimeInterval) -> TimeInterval {
        let place = last(of: values, notAfter: value).map { $0 + 1 } ?? 0
        return place < values.count ? values[place] : .infinity
    }

    /// A start for each page that is not before the page's before it; a page whose start is unknown has none of its
    /// own.
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
    /// The page that is read, from 0.
    public var page: Int
    /// The sentence that is said, as a place in ``ReadAlong/sentences``; nil in silence.
    public var sentence: Int?
    /// The word that is lit, as a place in ``ReadAlong/words``; nil in silence.
    public var word: Int?
    /// The page whose picture is shown, from 0; nil if none is ready yet.
    public var picture: Int?

    /// Describes a moment.
    public init(page: Int = 0, sentence: Int? = nil, word: Int? = nil, picture: Int? = nil) {
        self.page = page
        self.sentence = sentence
        self.word = word
        self.picture = picture
    }
}
