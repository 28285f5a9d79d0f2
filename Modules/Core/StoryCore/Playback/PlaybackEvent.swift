public import Foundation

/// The number of a ``PlaybackEngine/load(_:from:playing:)`` call, counted from 1 by each engine.
public struct PlaybackLoad: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Creates a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static func < (one: PlaybackLoad, other: PlaybackLoad) -> Bool {
        one.rawValue < other.rawValue
    }
}

/// An event of a loaded file.
///
/// Events are queued: one of an earlier load is stale, and so is a position from before the reader's last seek.
public struct PlaybackEvent: Hashable, Sendable {
    /// The load that it belongs to.
    public var load: PlaybackLoad
    /// The change.
    public var change: Change

    /// Creates an event.
    public init(load: PlaybackLoad, change: Change) {
        self.load = load
        self.change = change
    }

    /// The kinds of changes.
    public enum Change: Hashable, Sendable {
        /// The file is open and has audio. `duration` is its length in seconds by the file itself, or nil if that is
        /// unknown or the file is still being recorded. It is shorter than the narration's if the file was truncated,
        /// and a few milliseconds longer otherwise, for the encoder's delay. Sent once for each load that does not
        /// fail.
        case loaded(duration: TimeInterval?)
        /// The position: when sound starts after a load or a seek, and about ten times a second while playing.
        case position(PlaybackPosition)
        /// Playback was paused by ``PlaybackEngine/pause()``; possibly before the file is loaded.
        case paused(PlaybackPosition)
        /// Playback was resumed by ``PlaybackEngine/play()``; possibly before the file is loaded, and then with a rate
        /// of 0.
        case resumed(PlaybackPosition)
        /// Playback reached the end; sent once, and again only after a seek away from it.
        case ended(PlaybackPosition)
        /// The load failed: it sends no further events, and nothing is loaded.
        case failed(PlaybackError)
    }
}

/// A position and a rate at an instant, from which later positions follow.
public struct PlaybackPosition: Hashable, Sendable {
    /// Seconds from the start of the file.
    public var seconds: TimeInterval
    /// When it was read; the clock stops while the machine is suspended, as playback does.
    public var instant: SuspendingClock.Instant
    /// Seconds of the file per second; 0 while paused.
    public var rate: Double

    /// Creates a position.
    public init(seconds: TimeInterval, instant: SuspendingClock.Instant, rate: Double) {
        self.seconds = seconds
        self.instant = instant
        self.rate = rate
    }

    /// Returns when playback reaches a position, if nothing intervenes; in the past for an earlier position, and nil
    /// while paused.
    public func instant(of position: TimeInterval) -> SuspendingClock.Instant? {
        guard rate > 0, position.isFinite, seconds.isFinite else { return nil }
        return instant.advanced(by: .seconds((position - seconds) / rate))
    }

    /// Returns the time from this instant to a position; zero for an earlier position, and nil while paused.
    public func wait(until position: TimeInterval) -> Duration? {
        instant(of: position).map { max(.zero, instant.duration(to: $0)) }
    }

    /// Returns the position at another instant, if nothing intervenes; never less than 0.
    public func seconds(at other: SuspendingClock.Instant) -> TimeInterval {
        max(0, seconds + rate * (instant.duration(to: other) / .seconds(1)))
    }
}

/// A playback speed: 0.5…2 times the recorded one, at the same pitch.
public struct PlaybackSpeed: Hashable, Comparable, Sendable {
    /// The range of speeds.
    public static let range = 0.5...2.0
    /// The recorded speed.
    public static let normal = PlaybackSpeed(unchecked: 1)

    /// Seconds of the story per second.
    public let value: Double

    /// Creates a speed.
    ///
    /// - Throws: ``PlaybackError/speedOutOfRange(_:)`` if it is outside ``range`` or not a number.
    public init(_ value: Double) throws(PlaybackError) {
        guard Self.range.contains(value) else { throw .speedOutOfRange(value) }
        self.init(unchecked: value)
    }

    private init(unchecked value: Double) {
        self.value = value
    }

    public static func < (one: PlaybackSpeed, other: PlaybackSpeed) -> Bool {
        one.value < other.value
    }
}

extension PlaybackSpeed: Codable {
    /// Decodes a speed.
    ///
    /// - Throws: `DecodingError` if it is outside ``range``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let value = try container.decode(Double.self)
        guard Self.range.contains(value) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a speed")
        }
        self.init(unchecked: value)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}
