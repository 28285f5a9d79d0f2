import StoryCore

/// Measures how much of a story was listened to.
///
/// A story counts as heard once four fifths of it were listened to, in any number of sessions, or its end was reached
/// after at least half of it; skipped parts do not count, and repeated ones count once.
struct ListeningMeter {
    private static let partOfStory = 0.8
    private static let partWithEnd = 0.5

    /// The listening time, in seconds of real time.
    private(set) var listened = 0.0
    /// The seconds of the story that were heard, including earlier playbacks.
    private(set) var heard = HeardSeconds()
    /// The length in seconds; for a story longer than a day, only the first day counts.
    private var length: Int
    private var hasEnded = false

    /// Creates a meter.
    ///
    /// - Parameter duration: The length of the story in seconds.
    init(duration: Double) {
        length = Self.count(duration)
    }

    /// Whether the story counts as heard.
    var isHeard: Bool {
        let part = Double(heard.count(ofFirst: length)) / Double(length)
        return part >= Self.partOfStory || hasEnded && part >= Self.partWithEnd
    }

    /// Extends the story to a length; it is never shortened.
    mutating func lengthen(to duration: Double) {
        length = max(length, Self.count(duration))
    }

    /// Counts what was heard between two readings without a seek in between.
    mutating func pass(from start: PlaybackPosition, to end: PlaybackPosition) {
        let elapsed = start.instant.duration(to: end.instant) / .seconds(1)
        guard elapsed > 0, start.rate > 0 else { return }
        listened += elapsed
        // A second counts when its middle is passed, so that readings need not match its bounds.
        guard start.seconds.isFinite, end.seconds.isFinite else { return }
        let first = Self.middle(after: start.seconds)
        let last = min(Self.middle(after: end.seconds), length)
        guard first < last else { return }
        for second in first..<last { heard.insert(second) }
    }

    /// Adds the seconds that were heard before.
    mutating func add(_ before: HeardSeconds) {
        heard.formUnion(before)
    }

    /// Records that the end was reached.
    mutating func end() {
        hasEnded = true
    }

    private static func count(_ duration: Double) -> Int {
        Int(min(max(1, duration.rounded()), Double(HeardSeconds.limit)))
    }

    /// Returns the first second whose middle is not before a position.
    private static func middle(after position: Double) -> Int {
        Int(min(max(0, (position - 0.5).rounded(.up)), Double(HeardSeconds.limit)))
    }
}
