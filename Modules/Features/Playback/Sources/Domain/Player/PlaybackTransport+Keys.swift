import Foundation

extension PlaybackTransport {
    private static let skipLength: TimeInterval = 15

    /// Goes 15 seconds either way.
    public func skip(_ direction: SkipDirection) {
        seek(to: currentTime + (direction == .forward ? Self.skipLength : -Self.skipLength))
    }

    /// Somebody pressed a key: in its last minute the sleep timer gets longer.
    public func noticeActivity() {
        if sleepTimer?.isInLastMinute == true { extendSleepTimer() }
    }
}
