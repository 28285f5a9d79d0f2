import StoryCore

/// Adds up narrated sentences and pauses, with sample-exact marks.
struct NarrationTimeline: Sendable {
    /// The sample rate, in Hz.
    let sampleRate: Int
    private(set) var sentences: [SentenceMark] = []
    private(set) var words: [WordMark] = []
    private(set) var title: TitleMark?
    private var pageStarts: [Int: Int] = [:]
    private var position = 0

    /// Creates a timeline at zero.
    init(sampleRate: Int) {
        self.sampleRate = sampleRate
    }

    /// Appends the marks of a sentence and its words at the current position; or of the title.
    mutating func append(_ line: NarrationLine, sampleCount: Int, words spoken: [SpokenWord]) {
        defer { position += sampleCount }
        guard let page = line.page else {
            title = TitleMark(start: seconds(position), end: seconds(position + sampleCount))
            return
        }
        if pageStarts[page] == nil { pageStarts[page] = page == 0 ? 0 : position }
        words += spoken.map { word in
            WordMark(
                sentence: sentences.count, range: word.range.shifted(by: line.range.start),
                start: seconds(position + word.startSample), end: seconds(position + word.endSample))
        }
        sentences.append(
            SentenceMark(
                page: page, range: line.range, start: seconds(position),
                end: seconds(position + sampleCount)))
    }

    /// Appends silence and returns its samples.
    mutating func appendPause(seconds: Double) -> [Int16] {
        let count = Int((seconds * Double(sampleRate)).rounded())
        position += count
        return Array(repeating: 0, count: count)
    }

    /// Returns the starts of this many pages, in seconds; a page without speech starts with the next one.
    func pageStarts(count: Int) -> [Double] {
        var next = position
        var starts: [Double] = []
        for page in (0..<count).reversed() {
            next = pageStarts[page] ?? next
            starts.append(seconds(next))
        }
        return starts.reversed()
    }

    /// Returns the marks of the pages up to a narrated one.
    func marks(through page: Int) -> NarrationMarks {
        NarrationMarks(
            duration: seconds(position), title: title, pageStarts: pageStarts(count: page + 1), sentences: sentences,
            words: words)
    }

    private func seconds(_ samples: Int) -> Double {
        Double(samples) / Double(sampleRate)
    }
}

/// The timeline of a recording, in which the end of each page has a rest: with it the encoder outputs the page's last
/// words, even while the author still works on the next page.
struct RecordingTimeline: Sendable {
    /// The silence recorded together with the end of a page, in seconds.
    private static let pageRest = 1.05

    private(set) var timeline: NarrationTimeline
    /// The silence after the last sentence that is already recorded, in seconds.
    private var rest = 0.0

    /// Creates a timeline at zero.
    init(sampleRate: Int) {
        timeline = NarrationTimeline(sampleRate: sampleRate)
    }

    /// Appends the rest of a pause that is not recorded yet, and returns its samples.
    mutating func appendPause(seconds: Double) -> [Int16] {
        defer { rest = 0 }
        return timeline.appendPause(seconds: max(0, seconds - rest))
    }

    /// Appends a sentence.
    mutating func append(_ line: NarrationLine, sampleCount: Int, words: [SpokenWord]) {
        timeline.append(line, sampleCount: sampleCount, words: words)
    }

    /// Appends the rest at the end of a page, and returns its samples.
    mutating func endPage() -> [Int16] {
        rest = Self.pageRest
        return timeline.appendPause(seconds: Self.pageRest)
    }
}
