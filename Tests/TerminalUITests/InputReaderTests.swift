import Synchronization
import Testing

@testable import TerminalUI

@Suite("A lone Escape is told from a sequence by the time that passes", .timeLimit(.minutes(1)))
@MainActor
struct InputReaderTests {
    private let clock = HandClock()

    @Test("Escape is a key once nothing else has come for a moment")
    func escape() async {
        // Given
        var events: [InputEvent] = []
        let (told, bell) = AsyncStream<Void>.makeStream()
        let sut = InputReader(patience: .milliseconds(50), clock: clock) {
            events.append($0)
            bell.yield()
        }

        // When
        sut.take([0x1B])
        #expect(events.isEmpty)
        await clock.sleeper()
        clock.wakeAll()
        for await _ in told { break }

        // Then
        #expect(events == [.key(KeyPress(.escape))])
    }

    @Test("The rest of a sequence that comes in time makes it one key")
    func rest() async {
        // Given
        var events: [InputEvent] = []
        let sut = InputReader(patience: .milliseconds(50), clock: clock) { events.append($0) }

        // When
        sut.take([0x1B])
        await clock.sleeper()
        sut.take(Array("[A".utf8))
        clock.wakeAll()
        sut.take(Array("x".utf8))

        // Then
        #expect(events == [.key(KeyPress(.up)), .key(KeyPress("x"))])
    }
}

/// A clock on which time passes when a test says so.
final class HandClock: Clock {
    typealias Instant = ContinuousClock.Instant

    private struct State {
        var sleepers: [Int: CheckedContinuation<Void, any Error>] = [:]
        var next = 0
    }

    private let state = Mutex(State())
    private let arrivals: AsyncStream<Void>
    private let bell: AsyncStream<Void>.Continuation
    private let start = ContinuousClock.now

    var now: Instant { start }
    var minimumResolution: Duration { .zero }

    init() {
        (arrivals, bell) = AsyncStream.makeStream()
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.withLock { state in
            state.next += 1
            return state.next
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                state.withLock { $0.sleepers[number] = continuation }
                if Task.isCancelled { wake(number, CancellationError()) }
                bell.yield()
            }
        } onCancel: {
            wake(number, CancellationError())
        }
    }

    /// Waits until somebody sleeps.
    func sleeper() async {
        for await _ in arrivals { return }
    }

    /// Lets the time pass that everybody waits for.
    func wakeAll() {
        let sleepers = state.withLock { state in
            defer { state.sleepers = [:] }
            return state.sleepers
        }
        for sleeper in sleepers.values { sleeper.resume() }
    }

    private func wake(_ number: Int, _ error: any Error) {
        state.withLock { $0.sleepers.removeValue(forKey: number) }?.resume(throwing: error)
    }
}
