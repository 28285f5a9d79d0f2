public import Foundation

/// One call of ``PlaybackEngine/load(_:from:playing:)``, counted from 1 by each engine.
public struct PlaybackLoad: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Makes it of its number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static func < (one: PlaybackLoad, other: PlaybackLoad) -> Bool {
        one.rawValue < other.rawValue
    }
}

/// Something that happened to a file that was loaded.
///
/// An event may have waited for its reader: one of an earlier load is old news, and so is a position whose instant lies
/// before the reader's own last seek.
public struct PlaybackEvent: Hashable, Sendable {
    /// Which load it belongs to.
    public var load: PlaybackLoad
    /// What happened.
    public var change: Change

    /// Tells of a change.
    public init(load: PlaybackLoad, change: Change) {
        self.load = load
        self.change = change
    }

    /// What can happen.
    public enum Change: Hashable, Sendable {
        /// The file is open and has sound; its length in seconds as the file itself says, or nil if it does not, and
        /// for one that is still being recorded. It is shorter than the narration's if the file was cut off, and a few
        /// milliseconds longer otherwise, for what an encoder puts ahead. Once for each load, unless it fails.
        case loaded(duration: TimeInterval?)
        /// Where playback is: when sound begins after a load or a seek, and about ten times a second while it plays.
        case position(PlaybackPosition)
        /// It stands still, by ``PlaybackEngine/pause()``; also before it is loaded.
        case paused(PlaybackPosition)
        /// It goes on, by ``PlaybackEngine/play()``; also before it is loaded, and then with a rate of 0.
        case resumed(PlaybackPosition)
        /// It has been heard to its end; told once, and again only after a seek away from there.
        case ended(PlaybackPosition)
        /// Nothing more comes of this load, and nothing is loaded.
        case failed(PlaybackError)
    }
}

/// Where playback was at an instant, and how fast it was going, which says where it is a little later.
public struct PlaybackPosition: Hashable, Sendable {
    /// Seconds from the start of the file.
    public var seconds: TimeInterval
    /// When that was so; the clock stands still while the machine is suspended, as sound does.
    public var instant: SuspendingClock.Instant
    /// Seconds of the file heard in a second; 0 while it stands still.
    public var rate: Double

    /// Makes a reading.
    public init(seconds: TimeInterval, instant: SuspendingClock.Instant, rate: Double) {
        self.seconds = seconds
        self.instant = instant
        self.rate = rate
    }

    /// When playback comes to a place, if nothing happens in between; in the past for one behind it, and nil while it
    /// stands still.
    public func instant(of place: TimeInterval) -> SuspendingClock.Instant? {
        guard rate > 0, place.isFinite, seconds.isFinite else { return nil }
        return instant.advanced(by: .seconds((place - seconds) / rate))
    }

    /// How long it takes to a place from the instant of the reading; zero to one behind it, and nil while playback
    /// stands still.
    public func wait(until place: TimeInterval) -> Duration? {
        instant(of: place).map { max(.zero, instant.duration(to: $0)) }
    }

    /// Where playback is at another instant, if nothing happened in between; never less than 0.
    public func seconds(at other: SuspendingClock.Instant) -> TimeInterval {
        max(0, seconds + rate * (instant.duration(to: other) / .seconds(1)))
    }
}

/// How fast a story is told: 0.5…2 times as it was recorded, at the same pitch.
public struct PlaybackSpeed: Hashable, Comparable, Sendable {
    /// The speeds that are possible.
    public static let range = 0.5...2.0
    /// As it was recorded.
    public static let normal = PlaybackSpeed(unchecked: 1)

    /// How many seconds of the story are told in one.
    public let value: Double

    /// Checks a speed.
    ///
    /// - Throws: ``PlaybackError/speedOutOfRange(_:)`` if it is outside of ``range`` or not a number.
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
