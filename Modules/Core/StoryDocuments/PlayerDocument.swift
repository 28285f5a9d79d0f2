public import StoryCore

/// The player's state, and what has changed: a line of `story play`, and of `story create --play`.
public struct PlayerDocument: JSONLine {
    /// What differs from the line before, except what changes all the time.
    public enum Change: String, CaseIterable, Codable, Sendable {
        case status, page, speed, volume, favorite, sleep
        case repeats = "repeat"
        case shuffle, queue, note
    }

    /// The playback status.
    public enum Status: String, CaseIterable, Codable, Sendable {
        case idle, loading, playing, paused, ended, error
        /// The program ends.
        case stopped
    }

    /// Why a story stands still.
    public enum PauseReason: String, CaseIterable, Codable, Sendable {
        case listener, sleepTimer, endOfQueue, otherProgram
    }

    /// What has changed.
    public var event: Change
    /// The playback status.
    public var status: Status
    /// Why the story stands still: `listener` wanted it, the `sleepTimer` ran out, it is the `endOfQueue`, or
    /// `otherProgram` wanted it, such as media keys; null if it does not.
    @Nullable public var pauseReason: PauseReason?
    /// The story that is played; null if none is.
    @Nullable public var story: StoryNameDocument?
    /// Whether the story is a favourite.
    public var isFavorite: Bool
    /// The position, in seconds from the start of the story.
    public var position: Double
    /// The current narration; null without a story.
    @Nullable public var audio: AudioDocument?
    /// The number of the current page, from 1; null without a story.
    @Nullable public var page: Int?
    /// The number of pages, so far if the story is being made.
    public var pageCount: Int
    /// The playback speed, 0.5 to 2.
    public var speed: Double
    /// The volume, 0 to 1.
    public var volume: Double
    /// The sleep timer; null if it is off.
    @Nullable public var sleep: SleepDocument?
    /// The repeat mode.
    public var `repeat`: PlaybackRepeat
    /// Whether the queue is shuffled.
    public var isShuffled: Bool
    /// The queue.
    public var queue: QueueDocument
    /// Why the story cannot be played; null if it can.
    @Nullable public var error: FaultDocument?
    /// A problem that does not prevent playback, in words; null if there is none.
    @Nullable public var note: String?

    /// Creates a document from its values.
    public init(
        event: Change, status: Status, pauseReason: PauseReason?, story: StoryNameDocument?, isFavorite: Bool,
        position: Double,
        audio: AudioDocument?, page: Int?, pageCount: Int, speed: Double, volume: Double, sleep: SleepDocument?,
        repeat: PlaybackRepeat, isShuffled: Bool, queue: QueueDocument, error: FaultDocument?, note: String?
    ) {
        self.event = event
        self.status = status
        self.pauseReason = pauseReason
        self.story = story
        self.isFavorite = isFavorite
        self.position = position
        self.audio = audio
        self.page = page
        self.pageCount = pageCount
        self.speed = speed
        self.volume = volume
        self.sleep = sleep
        self.repeat = `repeat`
        self.isShuffled = isShuffled
        self.queue = queue
        self.error = error
        self.note = note
    }
}

/// The sleep timer.
public struct SleepDocument: JSONPart {
    /// The listening time left, in seconds; null if stories are counted.
    @Nullable public var remaining: Int?
    /// The stories left, including the current one; null if time is counted.
    @Nullable public var storiesLeft: Int?
    /// Whether the volume is fading.
    public var isFading: Bool

    /// Creates a document from its values.
    public init(remaining: Int?, storiesLeft: Int?, isFading: Bool) {
        self.remaining = remaining
        self.storiesLeft = storiesLeft
        self.isFading = isFading
    }
}

/// The queue of a player.
public struct QueueDocument: JSONPart {
    /// The position of the current story, from 1; null if it is not in the queue.
    @Nullable public var current: Int?
    /// The stories, in the order in which they are played.
    public var stories: [StoryNameDocument]

    /// Creates a document from its values.
    public init(current: Int?, stories: [StoryNameDocument]) {
        self.current = current
        self.stories = stories
    }
}
