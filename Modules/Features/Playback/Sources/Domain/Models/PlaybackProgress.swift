public import Foundation

/// The number of a playback, assigned by the library when it begins: a greater number began later.
///
/// The number is a fencing token: the library accepts a story's position only from the greatest.
public struct PlaybackNumber: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number, from 1; never reused.
    public let rawValue: Int64

    /// Creates a number.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    public static func < (one: PlaybackNumber, other: PlaybackNumber) -> Bool {
        one.rawValue < other.rawValue
    }
}

/// A playback that has begun.
public struct PlaybackStart: Hashable, Sendable {
    /// The playback's number.
    public var number: PlaybackNumber
    /// The story's stored position, in seconds; nil if it was never played.
    public var position: TimeInterval?
    /// The seconds heard since the story last counted as heard.
    public var heard: HeardSeconds

    /// Creates a start.
    public init(number: PlaybackNumber, position: TimeInterval?, heard: HeardSeconds = HeardSeconds()) {
        self.number = number
        self.position = position
        self.heard = heard
    }
}

/// The progress of a playback.
public struct PlaybackProgress: Hashable, Sendable {
    /// The playback's number.
    public var playback: PlaybackNumber
    /// The position, in seconds from the start of the story.
    public var position: TimeInterval
    /// The listening time so far, in seconds of real time, without pauses.
    public var listened: TimeInterval
    /// The seconds of the story that were heard, including before this playback.
    public var heard: HeardSeconds
    /// Whether enough was heard for the story to count as heard.
    public var isHeard: Bool

    /// Creates progress.
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

/// The outcome of saving a position.
public enum PositionKeeping: Hashable, Sendable {
    /// It was saved.
    case kept
    /// A later playback of the story began: its position stays.
    case superseded
}
