import StoryCore

/// Measures how much of a story somebody really listens to.
///
/// A story counts as heard once four fifths of it were listened to, on one evening or on several, or its end was reached
/// after at least half of it; what was skipped does not count, and what was listened to twice counts once.
struct ListeningMeter {
    private static let partOfStory = 0.8
    private static let partWithEnd = 0.5

    /// How long somebody has listened, in seconds of real time.
    private(set) var listened = 0.0
    /// Which seconds of the story were heard, also before.
    private(set) var heard = HeardSeconds()
    /// How many seconds there are; of a story that is longer than a day, only the first one counts.
    private var length: Int
    private var hasEnded = false

    /// - Parameter duration: Length of the story in seconds.
    init(duration: Double) {
        length = Self.count(duration)
    }

    /// Whether the story has been heard by now.
    var isHeard: Bool {
        let part = Double(heard.count(ofFirst: length)) / Double(length)
        return part >= Self.partOfStory || hasEnded && part >= Self.partWithEnd
    }

    /// The story is as long as this by now; it gets no shorter.
    mutating func lengthen(to duration: Double) {
        length = max(length, Self.count(duration))
    }

    /// Takes what was heard between two readings without a seek in between.
    mutating func pass(from start: PlaybackPosition, to end: PlaybackPosition) {
        let elapsed = start.instant.duration(to: end.instant) / .seconds(1)
        guard elapsed > 0, start.rate > 0 else { return }
        listened += elapsed
        // A second is heard when its middle is passed, so that readings need not meet its ends.
        guard start.seconds.isFinite, end.seconds.isFinite else { return }
        let first = Self.middle(after: start.seconds)
        let last = min(Self.middle(after: end.seconds), length)
        guard first < last else { return }
        for second in first..<last { heard.insert(second) }
    }

    /// Takes what was heard before.
    mutating func add(_ before: HeardSeconds) {
        heard.formUnion(before)
    }

    /// The end was reached.
    mutating func end() {
        hasEnded = true
    }

    private static func count(_ duration: Double) -> Int {
        Int(min(max(1, duration.rounded()), Double(HeardSeconds.limit)))
    }

    /// The first second whose middle is not before a position.
    private static func middle(after position: Double) -> Int {
        Int(min(max(0, (position - 0.5).rounded(.up)), Double(HeardSeconds.limit)))
    }
}
