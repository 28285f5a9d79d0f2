import Foundation
import PlaybackStubs
import StoryCore
import Testing

@testable import Playback

@Suite("When a word is lit", .timeLimit(.minutes(1)))
@MainActor
struct WordLightTests {
    private let player = TestPlayer()
    private let words: [WordMark]

    init() throws {
        words = try #require(Story.stub(playable: "one").narration).words
    }

    /// Lets time pass of which the engine tells nothing, once somebody waits for it.
    private func pass(_ time: Duration) async {
        await player.wait { player.engine.clock.sleeperCount == 1 }
        player.engine.advance(by: time, tells: false)
    }

    /// Plays up to a little before the start of a word.
    private func play(before word: Int, by time: TimeInterval, speed: Double = 1) async throws {
        player.sut.setSpeed(try .of(speed))
        await player.sut.play(story: .stub(playable: "one"), from: words[word].start - time)
        await player.settle()
        #expect(player.sut.readingPosition.word != word)
    }

    @Test("It is lit when its time has come, between two readings of the engine", arguments: [0.5, 1, 2])
    func between(speed: Double) async throws {
        // Given
        try await play(before: 1, by: 0.04 * speed, speed: speed)
        // When
        await pass(.milliseconds(39))
        // Then
        #expect(player.sut.readingPosition.word == 0)
        // When
        await pass(.milliseconds(2))
        // Then
        await player.wait { player.sut.readingPosition.word == 1 }
    }

    @Test("A sentence goes out when it ends, between two readings of the engine")
    func sentenceEnd() async throws {
        // Given
        let end = try #require(Story.stub(playable: "one").narration).sentences[0].end
        await player.sut.play(story: .stub(playable: "one"), from: end - 0.05)
        // When
        await pass(.milliseconds(51))
        // Then
        await player.wait { player.sut.readingPosition.sentence == nil }
    }

    @Test("Nothing is lit while the story stands still, and a seek forgets what was waited for")
    func paused() async throws {
        // Given
        try await play(before: 1, by: 0.04)
        // When
        player.sut.pause()
        await player.wait { player.engine.clock.sleeperCount == 0 }
        player.engine.advance(by: .seconds(1))
        // Then
        #expect(player.sut.readingPosition.word == 0)
        #expect(player.sut.follower.wakeUp == nil)
        // When
        player.sut.resume()
        player.sut.seek(to: words[2].start + 0.01)
        await player.settle()
        // Then
        await player.wait { player.engine.clock.sleeperCount == 1 && player.sut.readingPosition.word == 2 }
        #expect(player.sut.follower.wakeUp?.mark == words[3].start)
    }

    @Test("A reading that lies a little behind does not put a word out that is lit")
    func jitter() async throws {
        // Given
        try await play(before: 1, by: 0.04)
        await pass(.milliseconds(41))
        await player.wait { player.sut.readingPosition.word == 1 }
        // When
        player.sut.follower.showReadingPosition(at: words[1].start - 0.01)
        // Then
        #expect(player.sut.readingPosition.word == 1)
        // When
        player.sut.seek(to: words[1].start - 0.01)
        // Then
        #expect(player.sut.readingPosition.word == 0)
    }

    @Test("One task waits for the next word, however often the engine tells where it is")
    func oneTask() async throws {
        // Given
        await player.sut.play(story: .stub(playable: "one"), from: 0)
        await player.wait { player.engine.clock.sleeperCount == 1 }
        let moment = try #require(player.sut.follower.wakeUp?.moment)
        // When
        await player.listen(for: .milliseconds(500))
        // Then
        #expect(player.sut.follower.wakeUp?.moment == moment)
        #expect(player.engine.clock.sleeperCount == 1)
    }
}
