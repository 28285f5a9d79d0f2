import Playback
import PlaybackStubs
import PlaybackViews
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("Player in one row", .timeLimit(.minutes(1)))
@MainActor
struct MiniPlayerTests {
    @Test(
        "It tells what is played and where it is",
        arguments: [
            ("idle", nil),
            ("loading", "[ The lamp at th… ] opening 0:00 of 1:00"),
            ("playing", "[ The lamp at the window ]  0:20 of 1:00"),
            ("falling asleep", "[ The lamp at the window ]  0:50 of 1:00"),
            ("paused", "[ The lamp at the… ] paused 0:33 of 1:00"),
            ("ended", "[ The lamp at the … ] ended 1:00 of 1:00"),
            ("without a sound device", "[ The lamp at … ] can't play [ Dismiss ]"),
        ])
    func row(variant: String, row: String?) throws {
        let sut = try AudioPlaybackViewModelStub.named(variant).screen(MiniPlayerView {}, columns: 40, rows: 3)
        #expect(sut.lines == [row].compactMap(\.self))
    }

    @Test(
        "It takes one row below a screen, and none while nothing is played", arguments: [("playing", 4), ("idle", 5)])
    func below(variant: String, rows: Int) throws {
        let view = VStack {
            SizeReader { Text("\($0.height) rows") }
            MiniPlayerView {}
        }
        let sut = try AudioPlaybackViewModelStub.named(variant).screen(view, columns: 40, rows: 5)
        #expect(sut.lines.first == "\(rows) rows")
    }

    @Test("The title is left also where the rest has no room")
    func narrow() throws {
        let sut = try AudioPlaybackViewModelStub.named("paused").screen(MiniPlayerView {}, columns: 20, rows: 1)
        #expect(sut.text == "[ The lam… ] paused")
    }

    @Test("It opens the player by key and by mouse")
    func opens() async {
        // Given
        @MainActor final class Count { var value = 0 }
        let count = Count()
        let view = VStack {
            Button("Somewhere else") {}
            MiniPlayerView { count.value += 1 }
        }
        let sut = await ViewedPlayer.playing(showing: view)

        // When
        sut.screen.click("[ The lamp")
        sut.screen.press(.enter)

        // Then
        #expect(count.value == 2)
    }

    @Test("Space plays and pauses while a list has the focus, but writes where somebody writes")
    func space() async {
        // Given
        let sut = await ViewedPlayer.playing(
            showing: VStack {
                List([1, 2], id: \.self, selection: .constant(ListSelection())) { Text("\($0)") }
                TextField("Name", text: .constant(""))
                MiniPlayerView {}
            })

        // When
        sut.screen.type(" ")

        // Then
        await sut.wait { sut.player.isPaused }
        sut.screen.press(.tab)
        sut.screen.type(" ")
        sut.screen.press(.tab, .tab)
        sut.screen.type(" ")
        await sut.wait { sut.player.isPlaying }
    }

    @Test("Whatever somebody does on the screen above makes a timer longer that is about to end")
    func awake() async {
        // Given
        let sut = await ViewedPlayer.playing(
            showing: VStack {
                TextField("Name", text: .constant(""))
                MiniPlayerView {}
            })
        sut.player.setSleepTimer(.listening(.seconds(30)))

        // When
        sut.screen.type("a")

        // Then
        #expect(sut.player.sleepTimer?.remaining == 630)
    }
}
