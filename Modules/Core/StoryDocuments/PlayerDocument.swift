public import StoryCore

/// What a player does at a moment, and what has changed: a line of `story play`, and of `story create --play`.
public struct PlayerDocument: JSONLine {
    /// What can differ from the line before, besides what differs all the time.
    public enum Change: String, CaseIterable, Codable, Sendable {
        case status, page, speed, volume, favorite, sleep
        case repeats = "repeat"
        case shuffle, queue, note
    }

    /// What a player does.
    public enum Status: String, CaseIterable, Codable, Sendable {
        case idle, loading, playing, paused, ended, error
        /// The program ends.
        case stopped
    }

    /// What has changed.
    public var event: Change
    /// What the player does.
    public var status: Status
    /// Why the story stands still: `listener` wanted it, the `sleepTimer` ran out, it is the `endOfQueue`, or
    /// `otherProgram` wanted it, such as media keys; null if it does not.
    @Nullable public var pauseReason: PauseReason?
    /// The story that is played; null if none is.
    @Nullable public var story: StoryNameDocument?
    /// Whether the story is a favourite.
    public var isFavorite: Bool
    /// Where the player is, in seconds from the start of the story.
    public var position: Double
    /// The narration that is played; null without a story.
    @Nullable public var audio: AudioDocument?
    /// The number of the page that is shown, from 1; null without a story.
    @Nullable public var page: Int?
    /// How many pages the story has, so far if it is being made.
    public var pageCount: Int
    /// How fast it is played, 0.5 to 2.
    public var speed: Double
    /// How loud it is played, 0 to 1.
    public var volume: Double
    /// When playing stops by itself; null if it does not.
    @Nullable public var sleep: SleepDocument?
    /// What is repeated.
    public var `repeat`: PlaybackRepeat
    /// Whether the stories are played in random order.
    public var isShuffled: Bool
    /// What is played.
    public var queue: QueueDocument
    /// Why the story cannot be played; null if it can.
    @Nullable public var error: FaultDocument?
    /// What is wrong though it is played, in words; null if nothing is.
    @Nullable public var note: String?

    /// Tells all of it.
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

/// When playing stops by itself.
public struct SleepDocument: JSONPart {
    /// How much is left to listen to, in seconds; null if stories are counted.
    @Nullable public var remaining: Int?
    /// How many stories are left, this one counted; null if time is counted.
    @Nullable public var storiesLeft: Int?
    /// Whether it is already becoming quieter.
    public var isFading: Bool

    /// Tells all of it.
    public init(remaining: Int?, storiesLeft: Int?, isFading: Bool) {
        self.remaining = remaining
        self.storiesLeft = storiesLeft
        self.isFading = isFading
    }
}

/// What a player plays.
public struct QueueDocument: JSONPart {
    /// The place of the story that is played, from 1; null if none of them is.
    @Nullable public var current: Int?
    /// The stories, in the order in which they were put there.
    public var stories: [StoryNameDocument]

    /// Tells all of it.
    public init(current: Int?, stories: [StoryNameDocument]) {
        self.current = current
        self.stories = stories
    }
}
