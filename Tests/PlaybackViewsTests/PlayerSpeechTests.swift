import Playback
import PlaybackStubs
import PlaybackViews
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("What is said of the player to those who hear the screen", .timeLimit(.minutes(1)))
@MainActor
struct PlayerSpeechTests {
    private func spoken(_ sut: ViewedPlayer) -> [String] { sut.screen.show()?.spoken.map(\.text) ?? [] }

    @Test("While a story is heard, its time is said once a minute, and when it stands still, where it is")
    func time() async {
        // Given
        let sut = await ViewedPlayer.playing()
        #expect(spoken(sut).contains("0:00 of 1:00"))

        // When
        await sut.listen(for: .seconds(2))

        // Then
        #expect(sut.screen.text.contains("0:02"))
        #expect(spoken(sut).contains("0:00 of 1:00"))
        sut.player.pause()
        #expect(spoken(sut).contains("0:02 of 1:00"))
    }

    @Test("Of a sleep timer it is said what was asked for, and not every second what is left")
    func timer() async {
        // Given
        let sut = await ViewedPlayer.playing()

        // When
        sut.screen.type("s")
        await sut.listen(for: .seconds(2))

        // Then
        #expect(!sut.screen.text.contains("sleep 10:00"))
        #expect(spoken(sut).contains("1× · sleep timer: 10 minutes"))
    }

    @Test("In the small player, too, the time is said once a minute")
    func mini() async {
        // Given
        let sut = await ViewedPlayer.playing(showing: MiniPlayerView {})

        // When
        await sut.listen(for: .seconds(2))

        // Then
        #expect(sut.screen.text.contains("0:02 of 1:00"))
        #expect(spoken(sut) == ["The lamp at the window, button", "0:00 of 1:00"])
    }
}
