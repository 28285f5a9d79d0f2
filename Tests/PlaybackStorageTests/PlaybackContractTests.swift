import Foundation
import Playback
import StorageTestSupport
import StoryCore
import Testing

@Suite("Positions, sessions and the queue, in memory and on SQLite", .timeLimit(.minutes(1)))
struct PlaybackContractTests {
    typealias Kind = StorageUnderTest.Kind

    private let date = Date(timeIntervalSinceReferenceDate: 1000)

    private func library(_ kind: Kind) async throws -> StorageUnderTest {
        let sut = try StorageUnderTest(kind)
        try await sut.save(.bare("one"), .bare("two"))
        return sut
    }

    @Test("A story goes on where it was left, with what was heard of it until it counts", arguments: Kind.allCases)
    func position(kind: Kind) async throws {
        // Given
        let sut = try await library(kind)
        var heard = HeardSeconds()
        heard.insert(3)
        #expect(try await sut.playback.position(of: "one") == nil)
        let first = try await sut.playback.begin("one", at: date)
        #expect(first.position == nil && first.heard == HeardSeconds())
        // When
        #expect(try await sut.playback.record(.at(9.5, in: first, heard: heard)) == .kept)
        let second = try await sut.playback.begin("one", at: date)
        // Then
        #expect(try await sut.playback.position(of: "one") == 9.5)
        #expect(second.position == 9.5 && second.heard == heard)
        // When it counts
        #expect(try await sut.playback.record(.at(1, in: second, heard: heard, isHeard: true)) == .kept)
        #expect(try await sut.playback.record(.at(2, in: second, heard: heard)) == .kept)
        // Then
        let third = try await sut.playback.begin("one", at: date)
        #expect(third.position == 2 && third.heard == HeardSeconds())
    }

    @Test(
        "The newest playback has the position; the others only count how long somebody listened",
        arguments: Kind.allCases)
    func newest(kind: Kind) async throws {
        // Given
        let sut = try await library(kind)
        let (old, new) = (
            try await sut.playback.begin("one", at: date), try await sut.playback.begin("one", at: date + 1)
        )
        #expect(new.number > old.number)
        // When
        #expect(try await sut.playback.record(.at(20, in: new, listened: 6)) == .kept)
        #expect(try await sut.playback.record(.at(50, in: old, listened: 8)) == .superseded)
        #expect(try await sut.playback.record(.at(51, in: old, listened: 7)) == .superseded)
        // Then
        #expect(try await sut.playback.position(of: "one") == 20)
        #expect(try await sut.playback.sessions(since: date).map(\.listened) == [8, 6])
    }

    @Test("A playback counts once", arguments: Kind.allCases)
    func plays(kind: Kind) async throws {
        let sut = try await library(kind)
        let (one, other) = (
            try await sut.playback.begin("one", at: date), try await sut.playback.begin("one", at: date)
        )
        for start in [one, one, other] {
            try await sut.playback.record(.at(1, in: start, listened: 9, isHeard: true))
        }
        try await sut.playback.record(.at(0, in: one, listened: 9))
        #expect(try await sut.stories.story("one").playCount == 2)
        #expect(try await sut.playback.sessions(since: date).map(\.isHeard) == [true, true])
    }

    @Test("Sessions come in order, without short ones and those before a date", arguments: Kind.allCases)
    func sessions(kind: Kind) async throws {
        // Given
        let sut = try await library(kind)
        for (offset, listened) in [(2.0, 5.0), (0, 60), (1, 4.9), (3, 0)] {
            let start = try await sut.playback.begin("one", at: date + offset)
            try await sut.playback.record(.at(1, in: start, listened: listened))
        }
        // Then
        #expect(try await sut.playback.sessions(since: date).map(\.listened) == [60, 5])
        #expect(
            try await sut.playback.sessions(since: date + 1)
                == [ListeningSession(story: "one", startedAt: date + 2, listened: 5, isHeard: false)])
    }

    @Test("What is no number counts as nothing", arguments: Kind.allCases, [Double.nan, .infinity, -.infinity, -1])
    func badNumbers(kind: Kind, bad: Double) async throws {
        let sut = try await library(kind)
        let start = try await sut.playback.begin("one", at: date)
        try await sut.playback.record(.at(bad, in: start, listened: bad))
        #expect(try await sut.playback.position(of: "one") == 0)
        #expect(try await sut.playback.sessions(since: date).isEmpty)
    }

    @Test(
        "A queue comes back as it was kept", arguments: Kind.allCases, [(nil, 0), (0, 1), (2, 3), (nil, 1), (nil, 3)])
    func queue(kind: Kind, state: (current: Int?, next: Int)) async throws {
        // Given
        let sut = try await library(kind)
        #expect(try await sut.playback.queue() == StoryQueue())
        let queue = StoryQueue([.bare("one"), .bare("two"), .bare("one")], current: state.current, next: state.next)
        // When
        try await sut.playback.save(StoryQueue([.bare("two")]))
        try await sut.playback.save(queue)
        // Then
        #expect(try await sut.playback.queue() == queue)
    }

    @Test("The queue shows stories as they are now, and none that are not there", arguments: Kind.allCases)
    func queuedStories(kind: Kind) async throws {
        // Given
        let sut = try await library(kind)
        try await sut.playback.save(StoryQueue([.bare("none"), .bare("one"), .bare("two")], current: 2))
        // When
        _ = try await sut.stories.edit("two", StoryEdit(title: "Renamed"))
        // Then
        let renamed = QueuedStory(id: "two", title: "Renamed", duration: nil)
        #expect(try await sut.playback.queue() == StoryQueue([.bare("one"), renamed], current: 1))
        #expect(try await sut.playback.queuedStories(["two", "none"]) == ["two": renamed])
    }

    @Test("A deleted story takes position, sessions and its entries in the queue with it", arguments: Kind.allCases)
    func deletion(kind: Kind) async throws {
        // Given
        let sut = try await library(kind)
        let start = try await sut.playback.begin("one", at: date)
        try await sut.playback.record(.at(9, in: start, listened: 60))
        try await sut.playback.save(StoryQueue([.bare("one"), .bare("two"), .bare("one")], current: 1))
        // When
        try await sut.stories.delete(["one"])
        try await sut.save(.bare("one"))
        // Then
        #expect(try await sut.playback.position(of: "one") == nil)
        #expect(try await sut.playback.sessions(since: date).isEmpty)
        #expect(try await sut.playback.queue() == StoryQueue([.bare("two")], current: 0))
        await #expect(throws: StorageError.notFound(.story, "")) { try await sut.playback.record(.at(1, in: start)) }
        #expect(try await sut.playback.begin("two", at: date).number > start.number)
    }
}
