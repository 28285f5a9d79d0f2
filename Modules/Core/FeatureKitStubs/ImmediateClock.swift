/// A clock whose sleeps return at once.
public struct ImmediateClock: Clock {
    /// An instant of the clock; all are equal.
    public struct Instant: InstantProtocol {
        private var offset = Duration.zero

        public func advanced(by duration: Duration) -> Instant {
            var copy = self
            copy.offset += duration
            return copy
        }

        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }

    /// Creates a clock.
    public init() {}

    public var now: Instant { Instant() }
    public var minimumResolution: Duration { .zero }
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
    }
}
