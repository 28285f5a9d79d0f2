import StoryCore

/// Tracks one playback: the story, the position, and how much of it was heard.
struct PlaybackTracker {
    private(set) var story: Story
    private(set) var readAlong: ReadAlong
    /// The narration while it is being recorded; nil once the story is in the library.
    private(set) var growing: GrowingNarration?
    /// The playback's number; nil if the library does not record it.
    private(set) var number: PlaybackNumber?
    /// Whether the library was asked to record it, and has not answered yet.
    var isKeepingAwaited = false
    /// The number of the engine's load; nil before it was asked to load.
    var load: PlaybackLoad?
    /// Why it is to be paused once it is loaded; nil if it is to play.
    var pauseReason: PauseReason?
    /// Whether the engine has loaded it: before that nothing was heard.
    private var isLoaded = false
    /// Whether it was heard to its end, and nobody has gone elsewhere in it since.
    private(set) var hasEnded = false
    /// Where it was to go on though its audio ends before; nil otherwise.
    private var lostPosition: Double?
    private var meter: ListeningMeter
    private var last: PlaybackPosition?
    /// Readings up to this instant are stale.
    private var turningPoint: SuspendingClock.Instant?
    private var written: SuspendingClock.Instant?

    /// How often the position is saved while playing: at least once a second, so that no more is ever lost.
    private static let writingInterval = Duration.milliseconds(800)

    /// Creates a tracker.
    ///
    /// - Parameter growing: The narration of a story that is still being made.
    init(_ story: Story, _ growing: GrowingNarration? = nil) {
        self.story = story
        self.growing = growing
        readAlong = growing.map { ReadAlong(story.pages, $0.marks) } ?? ReadAlong(story)
        meter = ListeningMeter(duration: readAlong.duration)
    }

    /// Updates the story and its growing narration.
    mutating func grow(_ story: Story, _ narration: GrowingNarration) {
        self.story = story
        growing = narration
        readAlong = ReadAlong(story.pages, narration.marks)
        meter.lengthen(to: readAlong.duration)
    }

    /// Replaces the growing story with the stored one.
    mutating func settle(_ story: Story) {
        self.story = story
        growing = nil
        readAlong = ReadAlong(story)
        meter.lengthen(to: readAlong.duration)
    }

    /// Adopts changes made in the library, except for the narration and its text, which go on as they are.
    mutating func refresh(_ new: Story) {
        var new = new
        if new.narration != story.narration {
            (new.narration, new.narrationStatus, new.pages) = (story.narration, story.narrationStatus, story.pages)
        }
        story = new
        readAlong = ReadAlong(new)
    }

    /// A notice if the narration does not match the text; nil if it does.
    var noticeOfMarks: AudioPlaybackError? {
        if story.narrationStatus == .outdated { return .outdated(title: story.title) }
        let isFitting = story.narration?.marks.fit(story.pages.map(\.text)) ?? true
        return isFitting ? nil : .unfitMarks(title: story.title)
    }

    /// Begins recording as a playback of the library, with its stored progress.
    mutating func keep(as start: PlaybackStart) {
        number = start.number
        meter.add(start.heard)
    }

    /// Handles a finished load.
    ///
    /// - Parameters:
    ///   - position: The requested start, in seconds.
    ///   - end: The end of the audio; nil if unknown.
    mutating func didLoad(from position: Double, end: Double?) {
        isLoaded = true
        lostPosition = end.flatMap { position > $0 ? position : nil }
    }

    /// Returns the progress; nil if the library does not record it, or nothing was heard.
    func progress(at position: Double) -> PlaybackProgress? {
        guard isLoaded else { return nil }
        return number.map {
            PlaybackProgress(
                playback: $0, position: lostPosition ?? position, listened: meter.listened, heard: meter.heard,
                isHeard: meter.isHeard)
        }
    }

    /// Handles a reading.
    ///
    /// - Returns: The seconds of listening since the previous one; nil if the reading is stale.
    mutating func take(_ reading: PlaybackPosition) -> Double? {
        if let turningPoint, reading.instant <= turningPoint { return nil }
        defer { last = reading }
        guard let last, last.rate > 0 else { return 0 }
        meter.pass(from: last, to: reading)
        return max(0, last.instant.duration(to: reading.instant) / .seconds(1))
    }

    /// Handles a seek: what is heard from now on begins there.
    ///
    /// - Parameter reading: The engine's position after the seek.
    mutating func turn(to reading: PlaybackPosition?) {
        turningPoint = reading?.instant ?? turningPoint
        last = reading
        lostPosition = nil
        hasEnded = false
    }

    /// Handles the end.
    ///
    /// - Returns: The seconds of listening since the previous reading; nil if it is stale.
    mutating func end(_ reading: PlaybackPosition) -> Double? {
        if let turningPoint, reading.instant < turningPoint { return nil }
        turningPoint = nil
        let elapsed = take(reading)
        hasEnded = true
        meter.end()
        last = nil
        return elapsed
    }

    /// Returns whether the position is due to be saved; if so, it counts as saved.
    mutating func isDue(at instant: SuspendingClock.Instant) -> Bool {
        if let written, written.duration(to: instant) < Self.writingInterval { return false }
        written = instant
        return true
    }

    /// Resets the measurements for another playback of the same story.
    mutating func beginAnew() {
        number = nil
        meter = ListeningMeter(duration: readAlong.duration)
        last = nil
    }
}
