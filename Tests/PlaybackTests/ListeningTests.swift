import FeatureKitStubs
import Foundation
import PlaybackStubs
import StoryCore
import Testing

@testable import Playback

@Suite("What is kept of listening", .timeLimit(.minutes(1)))
@MainActor
struct ListeningTests {
    private let story = Story.stub(playable: "one")

    private func playCount(_ player: TestPlayer) async throws -> Int {
        await player.service.flush()
        return try await player.store.story(story.id).playCount
    }

    @Test("Four fifths of a story count as heard, once")
    func heard() async throws {
        let player = TestPlayer()
        await player.sut.play(story: story)
        await player.listen(for: .seconds(46))
        #expect(try await playCount(player) == 0)
        await player.listen(for: .seconds(14))
        #expect(try await playCount(player) == 1)
        player.sut.seek(to: 0)
        await player.listen(for: .seconds(60))
        #expect(try await playCount(player) == 1)
    }

    @Test("The end counts only if half of the story was heard", arguments: [(40.0, 0), (29, 1)])
    func heardToEnd(start: Double, count: Int) async throws {
        let player = TestPlayer()
        await player.sut.play(story: story, from: start)
        await player.listen(for: .seconds(60 - start))
        #expect(try await playCount(player) == count)
    }

    @Test("What was heard on another evening, and by another player, counts with it", arguments: [20.0, 30])
    func evenings(bedtime: Double) async throws {
        // Given
        let first = TestPlayer()
        await first.sut.play(story: story)
        await first.listen(for: .seconds(bedtime))
        await first.sut.stop()
        let second = TestPlayer([story], store: first.store)
        // When
        await second.sut.play(story: story)
        await second.listen(for: .seconds(48 - bedtime - 1))
        second.sut.pause()
        #expect(try await playCount(second) == 0)
        second.sut.resume()
        await second.listen(for: .seconds(60 - 47))
        // Then
        #expect(try await playCount(second) == 1)
    }

    @Test("The same half on two evenings is half of the story, and what has counted counts no second time")
    func sameHalf() async throws {
        // Given
        let first = TestPlayer()
        for _ in 0..<2 {
            await first.sut.play(story: story, from: 0)
            await first.listen(for: .seconds(29))
        }
        #expect(try await playCount(first) == 0)
        await first.listen(for: .seconds(25))
        #expect(try await playCount(first) == 1)
        // When
        let second = TestPlayer([story], store: first.store)
        await second.sut.play(story: story, from: 0)
        await second.listen(for: .seconds(40))
        // Then
        #expect(try await playCount(second) == 1)
    }

    @Test("A story that is begun again before it has counted goes on counting")
    func begunAgain() async throws {
        // Given
        let player = TestPlayer()
        await player.sut.play(story: story)
        await player.listen(for: .seconds(40))
        // When
        await player.sut.previous()
        player.sut.seek(to: 39)
        await player.listen(for: .seconds(10))
        // Then
        #expect(try await playCount(player) == 1)
    }

    @Test("What is skipped is not heard, and what is heard twice is heard once")
    func skipped() async throws {
        let player = TestPlayer()
        await player.sut.play(story: story)
        for _ in 0..<10 {
            player.sut.seek(to: 0)
            await player.listen(for: .seconds(6))
        }
        player.sut.seek(to: 59)
        await player.listen(for: .seconds(1))
        #expect(try await playCount(player) == 0)
    }

    @Test("A story that is begun again counts again")
    func again() async throws {
        let player = TestPlayer()
        await player.sut.play(story: story)
        await player.listen(for: .seconds(50))
        await player.sut.previous()
        await player.listen(for: .seconds(60))
        #expect(try await playCount(player) == 2)
        await player.sut.play(story: story)
        await player.listen(for: .seconds(60))
        #expect(try await playCount(player) == 3)
    }

    @Test("A session is as long as somebody listened, whatever the speed, and one under five seconds is none")
    func sessions() async throws {
        // Given
        let player = TestPlayer()
        try player.sut.setSpeed(.of(2))
        // When
        await player.sut.play(story: story)
        await player.listen(for: .seconds(10))
        player.sut.pause()
        await player.listen(for: .seconds(100))
        await player.sut.play(story: story, from: 0)
        await player.listen(for: .seconds(4))
        await player.sut.stop()
        // Then
        let sessions = try await player.store.sessions(since: .distantPast)
        #expect(sessions.count == 1)
        #expect(abs((sessions.first?.listened ?? 0) - 10) < 0.2)
    }

    @Test("The position is written at least once a second while it plays")
    func everySecond() async throws {
        let player = TestPlayer()
        await player.sut.play(story: story)
        for second in 1...20 {
            await player.listen(for: .seconds(1))
            let position = try #require(try await player.position(of: story))
            #expect(position > Double(second) - 1)
        }
        #expect(player.store.recordings.count <= 30)
    }

    @Test("The position is written at every pause, seek and stop")
    func everyStop() async throws {
        let player = TestPlayer()
        await player.sut.play(story: story)
        await player.listen(for: .milliseconds(300))
        player.sut.pause()
        #expect(abs(try #require(try await player.position(of: story)) - 0.3) < 0.001)
        player.sut.seek(to: 31)
        #expect(try await player.position(of: story) == 31)
        player.sut.resume()
        await player.listen(for: .milliseconds(200))
        await player.sut.stop()
        #expect(abs(try #require(try await player.store.position(of: story.id)) - 31.2) < 0.001)
    }

    @Test("A story that is left for another keeps its position")
    func left() async throws {
        let player = TestPlayer(Story.three)
        await player.sut.play(story: Story.three[0])
        await player.listen(for: .milliseconds(400))
        await player.sut.play(story: Story.three[1])
        #expect(abs(try #require(try await player.position(of: Story.three[0])) - 0.4) < 0.001)
    }
}
