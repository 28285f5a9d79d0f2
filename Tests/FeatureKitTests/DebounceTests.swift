import FeatureKit
import FeatureKitStubs
import Testing

@Suite("A debounce", .timeLimit(.minutes(1)))
@MainActor
struct DebounceTests {
    private let clock = ManualClock()
    private let done = CallLog()
    private let sut: Debounce

    init() {
        sut = Debounce(clock: clock, delay: .milliseconds(300))
    }

    @Test("What was asked for is done once the delay is over, and not before")
    func delay() async {
        // Given
        let task = Task { await sut { done.note("a") } }
        await sleepers(1)

        // When
        clock.advance(by: .milliseconds(299))

        // Then
        #expect(clock.sleeperCount == 1)
        #expect(done.all == [])

        // When
        clock.advance(by: .milliseconds(1))
        await task.value

        // Then
        #expect(done.all == ["a"])
    }

    @Test("Of what is asked for within the delay, only the last is done, a whole delay later")
    func last() async {
        // Given
        let first = Task { await sut { done.note("a") } }
        await sleepers(1)
        clock.advance(by: .milliseconds(200))

        // When
        let second = Task { await sut { done.note("b") } }
        await first.value
        await sleepers(2)
        clock.advance(by: .milliseconds(200))

        // Then
        #expect(done.all == [])

        // When
        clock.advance(by: .milliseconds(100))
        await second.value

        // Then
        #expect(done.all == ["b"])
    }

    @Test("What was forgotten is not done, and whoever waits for it goes on")
    func forgetting() async {
        // Given
        let task = Task { await sut { done.note("a") } }
        await sleepers(1)

        // When
        sut.cancel()
        await task.value

        // Then
        #expect(done.all == [])
        #expect(clock.sleeperCount == 0)
    }

    @Test("After a pause, what is asked for next is done as well")
    func again() async {
        for (index, name) in ["a", "b"].enumerated() {
            let task = Task { await sut { done.note(name) } }
            await sleepers(index + 1)
            clock.advance(by: .milliseconds(300))
            await task.value
        }
        #expect(done.all == ["a", "b"])
    }

    /// Waits until so many have gone to sleep.
    private func sleepers(_ count: Int) async {
        await until { clock.sleepCount >= count }
    }
}

/// What was done, in order.
@MainActor
private final class CallLog {
    private(set) var all: [String] = []

    func note(_ call: String) { all.append(call) }
}
