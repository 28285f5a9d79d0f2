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
    /// Whether its reader was told of it.
    var isLoaded = false
    /// Whether sound has begun after the load or the last seek.
    var isSettled = false
    var isPlaying: Bool
    /// Whether libmpv has nothing left to decode.
    var isAtEnd = false
    /// Whether the reader was told of the end.
    var hasEnded = false
    /// The file's length in seconds; nil if it does not say.
    var duration: Double?
    /// The last known place.
    var position: PlaybackPosition
    /// Where to go as soon as the file is open.
    var pendingSeek: Double?

    init(_ request: PlaybackRequest) {
        load = request.load
        path = request.source.url.path
        isPlaying = request.isPlaying
        position = PlaybackPosition(seconds: request.start, instant: .now, rate: 0)
    }

    /// Whether time goes on.
    var isHeard: Bool { isSettled && isPlaying && !hasEnded }

    /// When the next reading is due, or the end if that comes before.
    func nextReading(after interval: Duration) -> SuspendingClock.Instant {
        let reading = position.instant.advanced(by: interval)
        guard isAtEnd, let duration, position.rate > 0 else { return reading }
        let end = position.instant.advanced(by: .seconds(max(0, duration - position.seconds) / position.rate))
        return min(end, position.instant.advanced(by: PlaybackLoop.longestTail))
    }

    /// A place as far as it lies in the file.
    func clamped(_ seconds: Double) -> Double {
        min(max(0, seconds), duration ?? .infinity)
    }
}
