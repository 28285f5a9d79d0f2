import Foundation
import StoryCore

/// One file while it is loaded.
struct PlaybackSession {
    let load: PlaybackLoad
    /// The file's path, for errors.
    let path: String
    /// The file; nil before it is open.
    var file: AudioFile?
    /// libmpv's number for it; nil before it has one.
    var entry: Int64?
    /// Whether libmpv has begun with it.
    var isCurrent = false
    /// Whether the load was reported.
    var isLoaded = false
    /// Whether libmpv has yet to begin with the last seek.
    var awaitsSeek = false
    /// Whether sound has begun after the load or the last seek.
    var isSettled = false
    var isPlaying: Bool
    /// Whether libmpv has nothing left to decode.
    var isAtEnd = false
    /// Whether the end was reported.
    var hasEnded = false
    /// The file's length in seconds; nil if unknown.
    var duration: Double?
    /// The last known position.
    var position: PlaybackPosition
    /// The position to seek to once the file is open.
    var pendingSeek: Double?

    init(_ request: PlaybackRequest) {
        load = request.load
        path = request.source.url.path
        isPlaying = request.isPlaying
        position = PlaybackPosition(seconds: request.start, instant: .now, rate: 0)
    }

    /// Whether time advances.
    var isHeard: Bool { isSettled && isPlaying && !hasEnded }

    /// Returns when the next reading is due, or the end if that is earlier.
    func nextReading(after interval: Duration) -> SuspendingClock.Instant {
        let reading = position.instant.advanced(by: interval)
        guard isAtEnd, let duration, position.rate > 0 else { return reading }
        let end = position.instant.advanced(by: .seconds(max(0, duration - position.seconds) / position.rate))
        return min(end, position.instant.advanced(by: PlaybackLoop.longestTail))
    }

    /// Returns a position clamped to the file.
    func clamped(_ seconds: Double) -> Double {
        min(max(0, seconds), duration ?? .infinity)
    }
}
