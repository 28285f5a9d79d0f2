import StoryCore

/// What is known of the story that is played: how far it is, and how much of it was heard.
struct PlaybackTracker {
    private(set) var story: Story
    private(set) var readAlong: ReadAlong
    /// The narration while it is being made; nil once the story is in the library, and for one that always was.
    private(set) var growing: GrowingNarration?
    /// Where the library takes what becomes of it; nil if it does not.
    private(set) var number: PlaybackNumber?
    /// Whether the library has been asked to take it, and has not answered yet.
    var isKeepingAwaited = false
    /// What the engine's events of it are marked with; nil before it was asked to load it.
    var load: PlaybackLoad?
    /// Why it is to stand still as soon as it is there; nil if it is to be heard.
    var pauseReason: PauseReason?
    /// Whether the engine has it: before that nobody has heard anything of it.
    private var isLoaded = false
    /// Whether it was heard to its end, and nobody has gone elsewhere in it since.
    private(set) var hasEnded = false
    /// Where it was to go on though its audio ends before; nil otherwise.
    private var lostPosition: Double?
    private var meter: ListeningMeter
    private var last: PlaybackPosition?
    /// Readings from up to this instant are old news.
    private var turningPoint: SuspendingClock.Instant?
    private var written: SuspendingClock.Instant?

    /// How often a position is written while it plays: less than a second, so that no more is ever lost.
    private static let writingInterval = Duration.milliseconds(800)

    /// - Parameter growing: The narration of a story that is still being made.
    init(_ story: Story, _ growing: GrowingNarration? = nil) {
        self.story = story
        self.growing = growing
        readAlong = growing.map { ReadAlong(story.pages, $0.marks) } ?? ReadAlong(story)
        meter = ListeningMeter(duration: readAlong.duration)
    }

    /// More of the story is there.
    mutating func grow(_ story: Story, _ narration: GrowingNarration) {
        self.story = story
        growing = narration
        readAlong = ReadAlong(story.pages, narration.marks)
        meter.lengthen(to: readAlong.duration)
    }

    /// The story is in the library.
    mutating func settle(_ story: Story) {
        self.story = story
        growing = nil
        readAlong = ReadAlong(story)
        meter.lengthen(to: readAlong.duration)
    }

    /// Takes over what was changed in the library, but for another narration and its text, since the one that is heard
    /// goes on.
    mutating func refresh(_ new: Story) {
        var new = new
        if new.narration != story.narration {
            (new.narration, new.narrationStatus, new.pages) = (story.narration, story.narrationStatus, story.pages)
        }
        story = new
        readAlong = ReadAlong(new)
    }

    /// What is to be told of a narration that is not that of the text; nil if there is nothing to tell.
    var noticeOfMarks: AudioPlaybackError? {
        if story.narrationStatus == .outdated { return .outdated(title: story.title) }
        let isFitting = story.narration?.marks.fit(story.pages.map(\.text)) ?? true
        return isFitting ? nil : .unfitMarks(title: story.title)
    }

    /// The library takes what becomes of it from now on, and says what it knows.
    mutating func keep(as start: PlaybackStart) {
        number = start.number
        meter.add(start.heard)
    }

    /// The engine has loaded it.
    ///
    /// - Parameters:
    ///   - position: Where it was to begin, in seconds.
    ///   - end: Where the audio ends; nil if nobody knows.
    mutating func didLoad(from position: Double, end: Double?) {
        isLoaded = true
        lostPosition = end.flatMap { position > $0 ? position : nil }
    }

    /// How far it is; nil if the library does not take it, or nothing of it was heard.
    func progress(at position: Double) -> PlaybackProgress? {
        guard isLoaded else { return nil }
        return number.map {
            PlaybackProgress(
                playback: $0, position: lostPosition ?? position, listened: meter.listened, heard: meter.heard,
                isHeard: meter.isHeard)
        }
    }

    /// Takes a reading.
    ///
    /// - Returns: Seconds of listening since the one before; nil if the reading is old news.
    mutating func take(_ reading: PlaybackPosition) -> Double? {
        if let turningPoint, reading.instant <= turningPoint { return nil }
        defer { last = reading }
        guard let last, last.rate > 0 else { return 0 }
        meter.pass(from: last, to: reading)
        return max(0, last.instant.duration(to: reading.instant) / .seconds(1))
    }

    /// Somebody goes elsewhere: what is heard from now on begins there.
    ///
    /// - Parameter reading: Where and when, as the engine says after the seek.
    mutating func turn(to reading: PlaybackPosition?) {
        turningPoint = reading?.instant ?? turningPoint
        last = reading
        lostPosition = nil
        hasEnded = false
    }

    /// The end was reached.
    ///
    /// - Returns: Seconds of listening since the reading before; nil if it is old news.
    mutating func end(_ reading: PlaybackPosition) -> Double? {
        if let turningPoint, reading.instant < turningPoint { return nil }
        turningPoint = nil
        let elapsed = take(reading)
        hasEnded = true
        meter.end()
        last = nil
        return elapsed
    }

    /// Whether it is time to write the position; if so, it counts as written.
    mutating func isDue(at instant: SuspendingClock.Instant) -> Bool {
        if let written, written.duration(to: instant) < Self.writingInterval { return false }
        written = instant
        return true
    }

    /// Begins to count anew, as another playback of the same story.
    mutating func beginAnew() {
        number = nil
        meter = ListeningMeter(duration: readAlong.duration)
        last = nil
    }
}
