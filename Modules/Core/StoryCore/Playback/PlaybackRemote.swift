public import Foundation

/// Shows the playback state outside the program, and receives commands from there: media keys, headset buttons, desktop
/// controls.
///
/// Playback never waits for a remote. One that is unavailable accepts states and sends no commands. Before the first
/// ``show(_:)`` nothing is loaded or opened; one that is released without ``close()`` ends by itself.
public protocol PlaybackRemote: Sendable {
    /// The commands, in order, for a single reader; ends after ``close()``.
    var commands: AsyncStream<PlaybackRemoteCommand> { get }

    /// Shows a state; returns at once.
    ///
    /// It may be called for every position: changes that clients can calculate themselves, such as an expected
    /// position, are not sent.
    func show(_ state: PlaybackRemoteState)

    /// Removes the remote, and returns when its thread and its library have ended; later calls do nothing.
    func close() async
}

/// Creates remotes of one kind.
public protocol PlaybackRemoteProvider: Provider {
    /// Creates a remote that has opened and loaded nothing yet.
    func makeRemote() -> any PlaybackRemote
}

/// A command from a remote; one that the player cannot perform is ignored.
public enum PlaybackRemoteCommand: Hashable, Sendable {
    /// Plays; restarts a stopped story.
    case play
    /// Pauses.
    case pause
    /// Toggles between playing and paused.
    case playPause
    /// Stops; the next ``play`` restarts the story.
    case stop
    /// Goes to the next story; a paused player stays paused.
    case next
    /// Goes to the previous story, or to the start of this one; a paused player stays paused.
    case previous
    /// Skips this many seconds, backwards if negative: at most to the start, and beyond the end to the next story.
    case skip(Double)
    /// Seeks to a position in a story, in seconds from its start; ignored if another story is playing, or the position
    /// is outside it.
    case seek(to: Double, in: StoryID)
    /// Sets the nearest possible speed; any number but NaN.
    case setRate(Double)
    /// Sets the repeat mode.
    case setRepeat(PlaybackRepeat)
    /// Sets whether the queue is shuffled.
    case setShuffled(Bool)
    /// Sets the volume, clamped to 0…1.
    case setVolume(Double)
    /// Quits the program.
    case quit
}

/// The state of a player as a remote shows it.
public struct PlaybackRemoteState: Hashable, Sendable {
    /// The playback status.
    public enum Status: Hashable, Sendable, CaseIterable {
        case playing, paused, stopped
    }

    /// The playback status.
    public var status: Status
    /// The current story; nil without one.
    public var track: PlaybackRemoteTrack?
    /// The position and the rate.
    public var position: PlaybackPosition
    /// The speed, also while paused.
    public var speed: PlaybackSpeed
    /// The volume, from 0 for silence to 1 for the recorded volume.
    public var volume: Double
    /// The repeat mode.
    public var repeats: PlaybackRepeat
    /// Whether the queue is shuffled.
    public var isShuffled: Bool
    /// Whether there is a story for ``PlaybackRemoteCommand/next``.
    public var hasNext: Bool
    /// Whether there is a story for ``PlaybackRemoteCommand/previous``.
    public var hasPrevious: Bool

    /// Creates a state.
    public init(
        status: Status, track: PlaybackRemoteTrack?, position: PlaybackPosition, speed: PlaybackSpeed = .normal,
        volume: Double = 1, repeats: PlaybackRepeat = .off, isShuffled: Bool = false, hasNext: Bool = false,
        hasPrevious: Bool = false
    ) {
        self.status = status
        self.track = track
        self.position = position
        self.speed = speed
        self.volume = volume
        self.repeats = repeats
        self.isShuffled = isShuffled
        self.hasNext = hasNext
        self.hasPrevious = hasPrevious
    }
}

/// A story as a remote shows it.
public struct PlaybackRemoteTrack: Hashable, Sendable {
    /// The story's identifier.
    public var story: StoryID
    /// The title.
    public var title: String
    /// The heroes, or else the narrator.
    public var artists: [String]
    /// The length in seconds; 0 if unknown.
    public var duration: TimeInterval
    /// The cover's file; nil without one.
    public var cover: URL?

    /// Creates a track.
    public init(story: StoryID, title: String, artists: [String], duration: TimeInterval, cover: URL?) {
        self.story = story
        self.title = title
        self.artists = artists
        self.duration = duration
        self.cover = cover
    }
}
