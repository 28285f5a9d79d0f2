import Playback
import StoryCore

/// What a player does at a moment, and what has changed: a line of `story play`, and of `story create --play`.
struct PlayerDocument: JSONLine {
    /// What has changed.
    var event: PlayerChange
    /// What the player does.
    var status: PlayerSituation.Status
    /// The story that is played; null if none is.
    @Nullable var story: StoryNameDocument?
    /// Whether the story is a favourite.
    var isFavorite: Bool
    /// Where the player is, in seconds from the start of the story.
    var position: Double
    /// The narration that is played; null without a story.
    @Nullable var audio: AudioDocument?
    /// The number of the page that is shown, from 1; null without a story.
    @Nullable var page: Int?
    /// How many pages the story has, so far if it is being made.
    var pageCount: Int
    /// How fast it is played, 0.5 to 2.
    var speed: Double
    /// How loud it is played, 0 to 1.
    var volume: Double
    /// When playing stops by itself; null if it does not.
    @Nullable var sleep: SleepDocument?
    /// What is repeated.
    var `repeat`: PlaybackRepeat
    /// Whether the stories are played in random order.
    var isShuffled: Bool
    /// What is played.
    var queue: QueueDocument
    /// Why the story cannot be played; null if it can.
    @Nullable var error: FaultDocument?
    /// What is wrong though it is played, in words; null if nothing is.
    @Nullable var note: String?

    init(_ situation: PlayerSituation, change: PlayerChange, media: any MediaRepository) {
        event = change
        status = situation.status
        story = situation.story.map(StoryNameDocument.init)
        isFavorite = situation.isFavorite
        position = (situation.position * 1000).rounded() / 1000
        audio = situation.story.map { story in
            var audio = AudioDocument(story.narration, status: story.narrationStatus, media: media)
            // Of a narration that is still made, the player knows more.
            if situation.duration > 0 { audio.duration = situation.duration }
            return audio
        }
        page = situation.story == nil ? nil : situation.page + 1
        pageCount = situation.story?.pages.count ?? 0
        speed = situation.speed.value
        volume = situation.volume
        sleep = situation.sleepTimer.map {
            SleepDocument(remaining: $0.remaining, storiesLeft: $0.storiesLeft, isFading: $0.isFading)
        }
        `repeat` = situation.queue.repeats
        isShuffled = situation.queue.isShuffled
        queue = QueueDocument(
            current: situation.queue.current.map { $0 + 1 },
            stories: situation.queue.stories.map { StoryNameDocument(id: $0.id.rawValue, title: $0.title) })
        error = situation.error.map {
            FaultDocument(code: $0.code, message: $0.message, recovery: $0.commandRecovery)
        }
        note = situation.note
    }
}

/// When playing stops by itself.
struct SleepDocument: Encodable {
    /// How much is left to listen to, in seconds; null if stories are counted.
    @Nullable var remaining: Int?
    /// How many stories are left, this one counted; null if time is counted.
    @Nullable var storiesLeft: Int?
    /// Whether it is already becoming quieter.
    var isFading: Bool
}

/// What a player plays.
struct QueueDocument: Encodable {
    /// The place of the story that is played, from 1; null if none of them is.
    @Nullable var current: Int?
    /// The stories, in the order in which they were put there.
    var stories: [StoryNameDocument]
}
