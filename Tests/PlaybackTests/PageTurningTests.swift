import FeatureKit
import Foundation
import PlaybackStubs
import StoryCore
import Testing

@testable import Playback

@Suite("Turning pages", .timeLimit(.minutes(1)))
@MainActor
struct PageTurningTests {
    private let story = Story.stub(playable: "one")

    @Test("A page that is turned to is held for five seconds without moving the sound, then it follows again")
    func turning() async {
        // Given
        let player = TestPlayer()
        await player.sut.play(story: story)
        await player.listen(for: .seconds(2))
        #expect(player.sut.readingPosition.word != nil)
        // When
        player.sut.turnPage(to: 1)
        await player.wait { player.engine.clock.sleeperCount == 1 }
        // Then
        #expect(player.sut.readingPosition == ReadingPosition(page: 1, sentence: nil, word: nil, picture: 1))
        await player.listen(for: .seconds(4.9))
        #expect(player.sut.readingPosition.page == 1)
        #expect(abs(player.sut.currentTime - 6.9) < 0.001)
        #expect(!player.engine.calls.contains { if case .seek = $0 { true } else { false } })
        // When
        await player.listen(for: .milliseconds(100))
        await player.wait { player.sut.readingPosition.page == 0 }
        // Then
        #expect(player.sut.readingPosition.sentence == 0)
    }

    @Test("The five seconds are those of the clock on the wall: they pass in a pause, too")
    func inPause() async {
        let player = TestPlayer()
        await player.sut.play(story: story)
        player.sut.pause()
        player.sut.turnPage(to: 1)
        await player.wait { player.engine.clock.sleeperCount == 1 }
        await player.listen(for: .seconds(5))
        await player.wait { player.sut.readingPosition.page == 0 }
        #expect(player.sut.currentTime == 0)
    }

    @Test("Another turn begins the five seconds anew")
    func again() async {
        let player = TestPlayer()
        await player.sut.play(story: story)
        player.sut.turnPage(to: 1)
        await player.wait { player.engine.clock.sleeperCount == 1 }
        await player.listen(for: .seconds(4))
        player.sut.turnPage(to: 1)
        await player.wait { player.engine.clock.sleeperCount == 1 }
        await player.listen(for: .seconds(4))
        #expect(player.sut.readingPosition.page == 1)
    }

    @Test("A seek follows the sound at once, and pages that do not exist change nothing")
    func seek() async {
        let player = TestPlayer()
        await player.sut.play(story: story)
        player.sut.turnPage(to: 1)
        player.sut.seek(to: 5)
        #expect(player.sut.readingPosition.page == 0)
        for page in [-1, 2, .max] { player.sut.turnPage(to: page) }
        #expect(player.sut.readingPosition.page == 0)
    }

    @Test(
        "A link leads to the player, to a story in it, or to the queue",
        arguments: [
            ("story://playback", PlaybackRoute.player), ("story://playback/queue", .queue),
            ("story://playback/abc", .story(StoryID(rawValue: "abc"), from: nil)),
            ("story://playback/abc?at=12.5", .story(StoryID(rawValue: "abc"), from: 12.5)),
            ("story://playback/abc?at=-1", nil), ("story://playback/abc?at=nan", nil),
            ("story://playback/abc?at=inf", nil), ("story://playback/abc?at=soon", nil),
            ("story://playback/a/b", nil), ("story://playback/A%20B", nil), ("story://library/abc", nil),
        ])
    func links(text: String, route: PlaybackRoute?) throws {
        #expect(PlaybackFeature.route(for: try DeepLink(text)) == route)
    }
}
