import StoryCore

/// The course of a reading from beginning to end: even, or, at bedtime, slower and softer over the last third.
struct ReadingCourse {
    /// The number of words in the story, or requested.
    let wordCount: Int
    /// Whether the listener is to fall asleep.
    let isBedtime: Bool

    /// The fraction of the story at which it begins to slow down.
    private static let slowingFrom = 2.0 / 3
    /// How much slower the end is, as a fraction.
    private static let slowing = 0.12
    /// How much softer the end is, in dB.
    private static let softening = 2.9

    /// Returns the slowness after this many words, relative to the average of the story.
    func slowness(after words: Int) -> Double {
        (1 + Self.slowing * min(1, 2 * rest(after: words))) / total(1)
    }

    /// Returns the gain after this many words, in dB; never more than 0.
    func gain(after words: Int) -> Double {
        -Self.softening * rest(after: words)
    }

    /// Returns whether the story has begun to slow down.
    func isSlowing(after words: Int) -> Bool {
        rest(after: words) > 0
    }

    /// Returns the share of the whole time after this many words.
    func share(through words: Int) -> Double {
        total(Double(words) / Double(max(1, wordCount))) / total(1)
    }

    /// Returns the progress of the last part, from 0 to 1.
    private func rest(after words: Int) -> Double {
        guard isBedtime, wordCount > 0 else { return 0 }
        let fraction = Double(words) / Double(wordCount)
        return min(1, max(0, (fraction - Self.slowingFrom) / (1 - Self.slowingFrom)))
    }

    /// Returns the time up to a share of the words, where even reading takes 1 in total.
    private func total(_ fraction: Double) -> Double {
        guard isBedtime else { return fraction }
        let length = 1 - Self.slowingFrom
        let rest = max(0, (fraction - Self.slowingFrom) / length)
        // It slows down over the first half of the last part, and stays slow.
        let extra = rest < 0.5 ? rest * rest : rest - 0.25
        return fraction + Self.slowing * length * extra
    }
}

/// Keeps a reading to its pace, as a reader with an eye on the clock does: pauses get a little shorter if it is late.
///
/// Deviations (long words, many pages, a quick voice) even out, so that the story lasts as long as requested. It counts
/// only what was spoken, so that a resumed narration continues as it began.
struct ReadingClock {
    let course: ReadingCourse
    /// The words per minute, including pauses.
    let wordsPerMinute: Double
    private var seconds = 0.0
    private var words = 0

    /// The delay at which a pause would vanish, in seconds.
    private static let patience = 8.0
    /// The range of the factor for pauses.
    private static let stretch = 0.75...1.3
    /// The range of the factor for the speed.
    private static let tempos = 0.94...1.1
    /// The maximum factor for the speed while a story slows down for the night, when being late does not matter.
    private static let sleepyTempo = 1.02

    /// Creates a clock at the first sentence.
    init(course: ReadingCourse, wordsPerMinute: Double) {
        self.course = course
        self.wordsPerMinute = wordsPerMinute
    }

    /// Returns the adapted pause before the next sentence.
    func pause(_ planned: Double) -> Double {
        guard words > 0 else { return planned }
        return planned * Self.bounded(1 - delay(with: planned) / Self.patience, Self.stretch)
    }

    /// The factor for the speed of the next page: pauses alone cannot make up for a slow voice.
    var tempo: Double {
        guard words > 0 else { return 1 }
        let tempo = Self.bounded(1 + delay(with: 0) / Self.patience / 2, Self.tempos)
        return course.isSlowing(after: words) ? min(tempo, Self.sleepyTempo) : tempo
    }

    /// Returns how late the reading is when the next sentence begins after a pause, in seconds.
    private func delay(with pause: Double) -> Double {
        let whole = Double(course.wordCount) / wordsPerMinute * 60
        return seconds + pause - course.share(through: words) * whole
    }

    private static func bounded(_ value: Double, _ range: ClosedRange<Double>) -> Double {
        min(max(value, range.lowerBound), range.upperBound)
    }

    /// Counts a spoken sentence and the pause before it.
    mutating func pass(pause: Double, seconds: Double, words: Int) {
        self.seconds += (self.words > 0 ? pause : 0) + seconds
        self.words += words
    }
}
