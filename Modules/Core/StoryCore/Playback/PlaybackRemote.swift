public import Foundation

/// Shows outside of the program what is played, and tells what somebody wants there: media keys, the buttons of a
/// headset, a desktop's own controls.
///
/// Playing never waits for a remote. One that nobody can see, since the machine has none or it went away, takes what it
/// is shown all the same and tells nothing. Before the first ``show(_:)`` nothing is loaded or opened; one that is let go
/// of without ``close()`` ends by itself.
public protocol PlaybackRemote: Sendable {
    /// What somebody wants, in order, to one reader; ends after ``close()``.
    var commands: AsyncStream<PlaybackRemoteCommand> { get }

    /// Shows what is played; returns at once.
    ///
    /// It may be called as often as a position is known: others are told of nothing that they can reckon by themselves,
    /// such as a position that is where the last one and the speed lead to.
    func show(_ state: PlaybackRemoteState)

    /// Takes the remote away, and returns when its thread and its library are done; later calls do nothing.
    func close() async
}

/// Makes remotes of one kind.
public protocol PlaybackRemoteProvider: Provider {
    /// Makes a remote; nothing is opened or loaded yet.
    func makeRemote() -> any PlaybackRemote
}

/// What somebody at a remote wants; what a player cannot do at that moment is passed over.
public enum PlaybackRemoteCommand: Hashable, Sendable {
    /// Go on, or begin again at the start of a story that was stopped.
    case play
    /// Stand still.
    case pause
    /// Stand still if it plays, go on if it does not.
    case playPause
    /// Stop; the next ``play`` begins at the start of the story.
    case stop
    /// The next story; what was paused stays so.
    case next
    /// The story before, or the start of this one; what was paused stays so.
    case previous
    /// So many seconds on, or back if it is negative: before the start is the start, behind the end is the next story.
    case skip(Double)
    /// To a place in a story, in seconds from its start; passed over if another story is played, or the place lies
    /// outside of it.
    case seek(to: Double, in: StoryID)
    /// The speed that is nearest to this; any number but NaN.
    case setRate(Double)
    /// What repeats when it ends.
    case setRepeat(PlaybackRepeat)
    /// Whether the stories are played in an order of chance.
    case setShuffled(Bool)
    /// A volume, 0…1; any other number is brought into that range.
    case setVolume(Double)
    /// End the program.
    case quit
}

/// What a remote shows of a player.
public struct PlaybackRemoteState: Hashable, Sendable {
    /// What the player does.
    public enum Status: Hashable, Sendable, CaseIterable {
        case playing, paused, stopped
    }

    /// What the player does.
    public var status: Status
    /// The story that is played, or would be; nil without one.
    public var track: PlaybackRemoteTrack?
    /// Where it is, and how fast it goes on from there.
    public var position: PlaybackPosition
    /// The speed that is set, also while it stands still.
    public var speed: PlaybackSpeed
    /// 0 for silence to 1 for the narration as it was recorded.
    public var volume: Double
    /// What repeats when it ends.
    public var repeats: PlaybackRepeat
    /// Whether the stories are played in an order of chance.
    public var isShuffled: Bool
    /// Whether ``PlaybackRemoteCommand/next`` leads anywhere.
    public var hasNext: Bool
    /// Whether ``PlaybackRemoteCommand/previous`` leads anywhere.
    public var hasPrevious: Bool

    /// Describes a player.
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

/// What a remote shows of a story.
public struct PlaybackRemoteTrack: Hashable, Sendable {
    /// Which story it is.
    public var story: StoryID
    /// What it is called.
    public var title: String
    /// Whom it is about, or else who tells it.
    public var artists: [String]
    /// How long it is, in seconds; 0 if nobody knows.
    public var duration: TimeInterval
    /// A picture of it, as a file; nil without one.
    public var cover: URL?

    /// Describes a story.
    public init(story: StoryID, title: String, artists: [String], duration: TimeInterval, cover: URL?) {
        self.story = story
        self.title = title
        self.artists = artists
        self.duration = duration
        self.cover = cover
    }
}
