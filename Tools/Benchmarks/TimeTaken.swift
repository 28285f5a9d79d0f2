import Foundation

/// How long something took in this process, in seconds.
struct TimeTaken {
    /// What processors worked for all threads of the process.
    var processor: Double
    /// From the beginning to the end, together with whatever else the machine did.
    var wall: Double

    static func measure(_ work: () async throws -> Void) async throws -> TimeTaken {
        let (processor, wall) = (ProcessorClock.seconds, ContinuousClock.now)
        try await work()
        return TimeTaken(
            processor: ProcessorClock.seconds - processor, wall: (ContinuousClock.now - wall) / .seconds(1))
    }
}

/// How long ours and a peer took, in turn.
struct Rounds {
    var (ours, peers): ([TimeTaken], [TimeTaken]) = ([], [])

    /// The medians in milliseconds, as a process writes them for the one that started it: ours and the peer's, of
    /// processors, and by the clock.
    var line: String {
        [ours.map(\.processor), peers.map(\.processor), ours.map(\.wall), peers.map(\.wall)]
            .map { "\($0.median * 1000)" }.joined(separator: " ")
    }
}
