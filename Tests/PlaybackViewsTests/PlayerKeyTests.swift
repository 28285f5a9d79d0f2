import Playback
import PlaybackStubs
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("Keys of the player", .timeLimit(.minutes(1)))
@MainActor
struct PlayerKeyTests {
    @Test("Space pauses and goes on")
    func space() async {
        let sut = await ViewedPlayer.playing()
        sut.screen.type(" ")
        await sut.wait { sut.player.isPaused }
        sut.screen.type(" ")
        await sut.wait { sut.player.isPlaying }
    }

    @Test("Left and right go 15 seconds")
    func skip() async {
        let sut = await ViewedPlayer.playing()
        sut.screen.press(.right, .right)
        #expect(sut.player.currentTime == 30)
        sut.screen.press(.left)
        #expect(sut.player.currentTime == 15)
    }

    @Test("Up and down turn the page and leave the sound where it is")
    func pages() async {
        let sut = await ViewedPlayer.playing()
        sut.screen.press(.down)
        #expect(sut.screen.text.contains("She waved. The light waved back."))
        #expect(sut.screen.text.contains("Page 2 of 2"))
        #expect(sut.player.currentTime == 0)
        sut.screen.press(.up)
        #expect(sut.screen.text.contains("Page 1 of 2"))
    }

    @Test("Brackets change the speed, plus and minus the volume")
    func speedAndVolume() async {
        let sut = await ViewedPlayer.playing()
        sut.screen.type("]]")
        #expect(sut.player.speed.value == 1.5)
        sut.screen.type("[")
        #expect(sut.screen.text.contains(" 1.25×"))
        sut.screen.type("---+")
        #expect(sut.player.volume == 0.8)
        #expect(sut.screen.text.contains("1.25× · volume 80 %"))
    }

    @Test("The key of the sleep timer leads through its settings, and then takes it away")
    func sleep() async {
        let sut = await ViewedPlayer.playing()
        sut.screen.type("s")
        #expect(sut.screen.text.contains("1× · sleep 10:00"))
        for _ in 1...5 { sut.screen.type("s") }
        #expect(sut.screen.text.contains("1× · sleep end of story"))
        sut.screen.type("s")
        #expect(sut.player.sleepTimer == nil)
    }

    @Test("Any key in the timer's last minute makes it longer, also one that means nothing", arguments: ["+", "x"])
    func awake(key: String) async {
        // Given
        let sut = await ViewedPlayer.playing()
        sut.player.setSleepTimer(.listening(.seconds(30)))

        // When
        sut.screen.type(key)

        // Then
        #expect(sut.player.sleepTimer?.remaining == 630)
    }

    @Test("n and p go to the next story and to the one before")
    func stories() async {
        let sut = await ViewedPlayer.playing(Story.three)
        sut.screen.type("n")
        await sut.wait { sut.player.isPlaying && sut.player.queue.current == 1 }
        #expect(sut.screen.lines.first == "Story two")
        sut.screen.type("p")
        await sut.wait { sut.player.isPlaying && sut.player.queue.current == 0 }
        #expect(sut.screen.lines.first == "Story one")
    }

    @Test("A story that has ended is played again, and a stopped queue goes on")
    func again() async {
        // Given
        let sut = await ViewedPlayer.playing()
        await sut.listen(for: .seconds(60))
        await sut.wait { sut.screen.text.contains("[ Play again ]") }

        // When
        sut.screen.press(.enter)

        // Then
        await sut.wait { sut.player.isPlaying }
        await sut.player.stop()
        #expect(sut.screen.lines == ["Nothing is playing.", "[ Play queue ]", "[ Queue ]"])
        sut.screen.type(" ")
        await sut.wait { sut.player.isPlaying }
    }

    @Test("What failed is tried again by a key")
    func retry() async {
        // Given
        let sut = await ViewedPlayer.playing()
        sut.engine.fail(.output(.automatic, detail: "Gone."))
        await sut.wait { sut.screen.text.contains("! No sound device is available.") }

        // When
        sut.screen.type("r")

        // Then
        await sut.wait { sut.player.isPlaying }
    }

    @Test("Buttons lead to the queue and to the story, Escape back")
    func ways() async {
        let sut = await ViewedPlayer.playing()
        sut.screen.click("[ Queue ]")
        sut.screen.click("[ Story ]")
        sut.screen.press(.escape)
        #expect(sut.exits == [.queue, .story(StoryID(rawValue: "one")), .back])
    }

    @Test("All keys are listed with what they do")
    func listed() async {
        let sut = await ViewedPlayer.playing()
        #expect(
            sut.screen.keys == [
                "Space Play or pause", "Left Back 15 seconds", "Right Forward 15 seconds", "Up Previous page",
                "Down Next page", "[ Slower", "] Faster", "n Next story", "p Previous story", "+ Louder", "- Quieter",
                "s Sleep timer", "l Repeat", "z Shuffle", "r Try again",
            ])
    }
}
