@testable import Generation
import FeatureKitStubs
import GenerationStubs
import StoryCore
import Synchronization
import Testing

@Suite("Trying again", .timeLimit(.minutes(1)))
struct RetryPolicyTests {
    private static let fault = ProviderErrorDetails(provider: "fake", detail: "busy")
    private let clock = RecordingClock()

    private func sut(random: UInt64 = 0, attempts: Int = 3) -> RetryPolicy {
        RetryPolicy(attempts: attempts, clock: clock, random: { random })
    }

    /// Makes a request that always fails, and tells how often it was made.
    private func attempts(of sut: RetryPolicy, failingWith error: ProviderError) async -> Int {
        let count = Mutex(0)
        await #expect(throws: error) {
            try await sut.run { () async throws(ProviderError) in
                count.withLock { $0 += 1 }
                throw error
            }
        }
        return count.withLock { $0 }
    }

    @Test("What may pass by itself is tried as often as allowed, and no more")
    func bounded() async {
        #expect(await attempts(of: sut(), failingWith: .network(Self.fault)) == 3)
        #expect(clock.waits.count == 2)
    }

    @Test("What will not pass is not tried again")
    func permanent() async {
        #expect(await attempts(of: sut(), failingWith: .quota(Self.fault)) == 1)
        #expect(clock.waits.isEmpty)
    }

    @Test("Each wait is twice as long as the one before, up to the longest")
    func backoff() async {
        // 1023 of 1024 is almost all of the jitter.
        _ = await attempts(of: sut(random: 1023, attempts: 8), failingWith: .timeout(Self.fault))
        let seconds = clock.waits.map { Int(($0 / .seconds(1)).rounded()) }
        #expect(seconds == [1, 2, 4, 8, 16, 30, 30])
    }

    @Test("Chance makes a wait up to half shorter, so that requests do not come back together")
    func jitter() async {
        _ = await attempts(of: sut(random: 0, attempts: 2), failingWith: .timeout(Self.fault))
        _ = await attempts(of: sut(random: 512, attempts: 2), failingWith: .timeout(Self.fault))
        #expect(clock.waits == [.milliseconds(500), .milliseconds(750)])
    }

    @Test(
        "A provider's own wait is respected, within reason",
        arguments: [
            (7.0, 7.0), (0, 0.5), (-5, 0.5), (1e300, 30), (.infinity, 30), (.nan, 0.5), (-.infinity, 0.5),
        ])
    func rateLimit(asked: Double, waited: Double) async {
        let error = ProviderError.rateLimit(Self.fault, retryAfter: asked)
        // NaN is not equal to itself, so the error is not compared.
        await #expect(throws: ProviderError.self) {
            try await sut(attempts: 2).run { () async throws(ProviderError) in throw error }
        }
        #expect(clock.waits == [.seconds(waited)])
    }

    @Test("Cancelling ends a wait, and nothing is tried afterwards")
    func cancelled() async {
        // Given
        let gate = Gate()
        let count = Mutex(0)
        let sut = RetryPolicy(clock: RecordingClock(gate: gate), random: { 0 })
        let task = Task { () async -> ProviderError? in
            do throws(ProviderError) {
                try await sut.run { () async throws(ProviderError) in
                    count.withLock { $0 += 1 }
                    throw .network(Self.fault)
                }
                return nil
            } catch {
                return error
            }
        }
        await gate.arrival()
        // When
        task.cancel()
        // Then
        #expect(await task.value == .cancelled)
        #expect(count.withLock { $0 } == 1)
    }
}

/// A clock that remembers the waits it was asked for; they are over as soon as its gate lets them pass.
private final class RecordingClock: Clock {
    typealias Instant = ImmediateClock.Instant

    private let recorded = Mutex<[Duration]>([])
    private let gate: Gate

    init(gate: Gate = Gate(open: true)) {
        self.gate = gate
    }

    var waits: [Duration] { recorded.withLock { $0 } }
    var now: Instant { ImmediateClock().now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let wait = now.duration(to: deadline)
        recorded.withLock { $0.append(wait) }
        await gate.pass()
        try Task.checkCancellation()
    }
}
