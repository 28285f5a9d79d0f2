import StoryCore

/// How a story is read from its beginning to its end: evenly, or, in bed, slower and softer over the last third.
struct ReadingCourse {
    /// How many words the story has, or is asked to have.
    let wordCount: Int
    /// Whether the listener is to fall asleep.
    let isBedtime: Bool

    /// Where the last part begins that is read slower.
    private static let slowingFrom = 2.0 / 3
    /// By how much the end is slower.
    private static let slowing = 0.12
    /// By how much the end is softer, in dB.
    private static let softening = 2.9

    /// How much longer things take behind so many words than on average over the story.
    func slowness(after words: Int) -> Double {
        (1 + Self.slowing * min(1, 2 * rest(after: words))) / total(1)
    }

    /// How much louder the voice is behind so many words, in dB; never more than 0.
    func gain(after words: Int) -> Double {
        -Self.softening * rest(after: words)
    }

    /// Whether the last part has begun, that is read slower.
    func isSlowing(after words: Int) -> Bool {
        rest(after: words) > 0
    }

    /// The share of the whole time in which so many words are read.
    func share(through words: Int) -> Double {
        total(Double(words) / Double(max(1, wordCount))) / total(1)
    }

    /// How far the last part is, from 0 to 1.
    private func rest(after words: Int) -> Double {
        guard isBedtime, wordCount > 0 else { return 0 }
        let fraction = Double(words) / Double(wordCount)
        return min(1, max(0, (fraction - Self.slowingFrom) / (1 - Self.slowingFrom)))
    }

    /// The time through a share of the words, where evenly read words take 1 in all.
    private func total(_ fraction: Double) -> Double {
        guard isBedtime else { return fraction }
        let length = 1 - Self.slowingFrom
        let rest = max(0, (fraction - Self.slowingFrom) / length)
        // It slows down over the first half of the last part, and stays there.
        let extra = rest < 0.5 ? rest * rest : rest - 0.25
        return fraction + Self.slowing * length * extra
    }
}

/// Keeps a reading to its pace, as a reader does who has an eye on the clock: pauses get a little shorter when it is
/// late.
///
/// What is behind a story's pace (long words, many pages, a quick voice) evens out, so that it lasts as long as was
/// asked for. It only counts what was said, and so a resumed narration goes on as it began.
struct ReadingClock {
    let course: ReadingCourse
    /// Words a minute, with pauses.
    let wordsPerMinute: Double
    private var seconds = 0.0
    private var words = 0

    /// Seconds of delay for which a pause would vanish.
    private static let patience = 8.0
    /// What a pause is multiplied by at least and at most.
    private static let stretch = 0.75...1.3
    /// What the speed is multiplied by at least and at most.
    private static let tempos = 0.94...1.1
    /// What it is multiplied by at most while a story slows down for the night: a reader who is late is late then.
    private static let sleepyTempo = 1.02

    /// Starts with the first sentence.
    init(course: ReadingCourse, wordsPerMinute: Double) {
        self.course = course
        self.wordsPerMinute = wordsPerMinute
    }

    /// How long a pause before the next sentence is.
    func pause(_ planned: Double) -> Double {
        guard words > 0 else { return planned }
        return planned * Self.bounded(1 - delay(with: planned) / Self.patience, Self.stretch)
    }

    /// What the speed of the next page is multiplied by: a voice that is slow by nature is not made up for by pauses
    /// alone.
    var tempo: Double {
        guard words > 0 else { return 1 }
        let tempo = Self.bounded(1 + delay(with: 0) / Self.patience / 2, Self.tempos)
        return course.isSlowing(after: words) ? min(tempo, Self.sleepyTempo) : tempo
    }

    /// By how many seconds the reading is late when the next sentence begins after a pause.
    private func delay(with pause: Double) -> Double {
        let whole = Double(course.wordCount) / wordsPerMinute * 60
        return seconds + pause - course.share(through: words) * whole
    }

    private static func bounded(_ value: Double, _ range: ClosedRange<Double>) -> Double {
        min(max(value, range.lowerBound), range.upperBound)
    }

    /// A sentence was said, after a pause.
    mutating func pass(pause: Double, seconds: Double, words: Int) {
        self.seconds += (self.words > 0 ? pause : 0) + seconds
        self.words += words
    }
}
