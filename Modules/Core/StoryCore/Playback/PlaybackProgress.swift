public import Foundation

/// One listening to a story, numbered by the library when it begins: a greater number began later.
///
/// The number is a fencing token: the library takes a story's position from the greatest alone.
public struct PlaybackNumber: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number, from 1; none is ever given twice.
    public let rawValue: Int64

    /// Makes it of its number.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    public static func < (one: PlaybackNumber, other: PlaybackNumber) -> Bool {
        one.rawValue < other.rawValue
    }
}

/// A playback that has just begun.
public struct PlaybackStart: Hashable, Sendable {
    /// Which playback it is.
    public var number: PlaybackNumber
    /// Where the story was left, in seconds; nil if it was never played.
    public var position: TimeInterval?
    /// What was heard of the story since it counted as played the last time.
    public var heard: HeardSeconds

    /// Tells of a beginning.
    public init(number: PlaybackNumber, position: TimeInterval?, heard: HeardSeconds = HeardSeconds()) {
        self.number = number
        self.position = position
        self.heard = heard
    }
}

/// How far a playback is.
public struct PlaybackProgress: Hashable, Sendable {
    /// Which playback it is.
    public var playback: PlaybackNumber
    /// Where it is, in seconds from the start of the story.
    public var position: TimeInterval
    /// How long somebody has listened so far, in seconds of real time; pauses do not count.
    public var listened: TimeInterval
    /// What was heard of the story, with what was heard before this playback.
    public var heard: HeardSeconds
    /// Whether the story has really been heard by now, so that it counts as played.
    public var isHeard: Bool

    /// Tells how far a playback is.
    public init(
        playback: PlaybackNumber, position: TimeInterval, listened: TimeInterval, heard: HeardSeconds = HeardSeconds(),
        isHeard: Bool
    ) {
        self.playback = playback
        self.position = position
        self.listened = listened
        self.heard = heard
        self.isHeard = isHeard
    }
}

/// What became of a position that was to be kept.
public enum PositionKeeping: Hashable, Sendable {
    /// It is kept.
    case kept
    /// Another playback of the story began later: its position stays.
    case superseded
}

/// Somebody listened to a story for a while.
public struct ListeningSession: Hashable, Sendable {
    /// Shorter ones are ignored, in seconds.
    public static let minimumLength: TimeInterval = 5

    /// What was listened to.
    public var story: StoryID
    /// When it began.
    public var startedAt: Date
    /// How long somebody listened, in seconds of real time.
    public var listened: TimeInterval
    /// Whether the story was really heard.
    public var isHeard: Bool

    /// Describes a session.
    public init(story: StoryID, startedAt: Date, listened: TimeInterval, isHeard: Bool) {
        self.story = story
        self.startedAt = startedAt
        self.listened = listened
        self.isHeard = isHeard
    }
}
