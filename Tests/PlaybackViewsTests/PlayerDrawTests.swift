import Playback
import PlaybackStubs
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@testable import PlaybackViews

@Suite("What the player draws again", .timeLimit(.minutes(1)))
@MainActor
struct PlayerDrawTests {
    @Test("Ten ticks within a word draw the clock ten times, and nothing else")
    func clock() async {
        // Given
        let sut = await ViewedPlayer.playing()
        await sut.listen(for: .seconds(1)) { sut.screen.show() }
        sut.screen.host.draws.reset()

        // When
        await sut.listen(for: .seconds(1)) { sut.screen.show() }

        // Then
        #expect(sut.screen.text.contains("\n0:02 █"))
        #expect(sut.screen.host.draws[PlayerClock.self] == 10)
        #expect(sut.screen.host.draws.total == 10)
    }

    @Test("The next word is lit without drawing picture, facts or buttons")
    func word() async {
        // Given
        let sut = await ViewedPlayer.playing()
        await sut.listen(for: .seconds(1)) { sut.screen.show() }
        #expect(sut.screen.lit == "Mira")
        sut.screen.host.draws.reset()

        // When
        await sut.listen(for: .seconds(3)) { sut.screen.show() }

        // Then
        #expect(sut.screen.lit == "saw")
        let draws = sut.screen.host.draws
        #expect(draws[ReadingView.self] == 1)
        #expect(draws[PagePicture.self] + draws[PageNumber.self] + draws[PlayerFacts.self] == 0)
        #expect(draws[PlayerButtons.self] + draws[PlayerNews.self] + draws[PlayerStory.self] == 0)
    }

    @Test("A sleep timer draws the facts once a second")
    func sleepTimer() async {
        // Given
        let sut = await ViewedPlayer.playing()
        sut.player.setSleepTimer(.listening(.seconds(600)))
        sut.screen.show()
        sut.screen.host.draws.reset()

        // When
        await sut.listen(for: .seconds(2)) { sut.screen.show() }
        // The light may know the time before the timer does.
        await sut.wait { sut.screen.host.draws[PlayerFacts.self] >= 2 }

        // Then
        #expect(sut.screen.host.draws[PlayerFacts.self] == 2)
    }

    @Test("The small player draws nothing but its time while a story is heard, once a second")
    func mini() async {
        // Given
        let sut = await ViewedPlayer.playing(showing: MiniPlayerView {})
        sut.screen.host.draws.reset()

        // When
        await sut.listen(for: .seconds(1)) { sut.screen.show() }

        // Then
        #expect(sut.screen.host.draws[MiniClock.self] == 1)
        #expect(sut.screen.host.draws.total == 1)
    }

    @Test("While a story stands still, nothing is drawn")
    func paused() async {
        let sut = await ViewedPlayer.playing()
        sut.player.pause()
        sut.screen.show()
        sut.engine.advance(by: .seconds(5))
        #expect(sut.screen.host.frame() == nil)
    }
}
