import FeatureKit
import FeatureKitStubs
import Playback
import PlaybackStubs
import PlaybackViews
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("Screen of the queue", .timeLimit(.minutes(1)))
@MainActor
struct QueueViewTests {
    /// The queue of a player with three stories, one of which is heard.
    @MainActor
    private final class ViewedQueue {
        let player: ViewedPlayer
        let screen: TestScreen
        var exits: [PlaybackExit] { log.value }
        private let log = Watched<[PlaybackExit]>([])

        /// - Parameter index: Which of the three is heard, from 0.
        init(playing index: Int = 0) async {
            player = await ViewedPlayer.playing(Story.three)
            if index > 0 { await player.player.play(at: index) }
            let log = log
            let viewModel = PlaybackFeature(dependencies: .stub(player.store, engine: player.engine))
                .makeQueueViewModel(player: player.player) { exit in log.change { $0.append(exit) } }
            await viewModel.didAppear()
            screen = TestScreen(PlaybackQueueView(viewModel: viewModel), columns: 60, rows: 12)
        }

        var titles: [String] { player.player.queue.stories.map(\.title) }
        var current: Int? { player.player.queue.current }
    }

    @Test(
        "It shows every variant",
        arguments: [
            ("idle", ["Queue", "Loading queue…"]),
            ("loading", ["Queue", "Loading queue…"]),
            (
                "loaded",
                [
                    "Queue",
                    "      1 Story one                  1:00",
                    "▌ ›   2 Story two                  1:00",
                    "      3 Story three                1:00",
                    "p play · d remove · u undo · o story",
                ]
            ),
            (
                "after a removal",
                [
                    "Queue",
                    "▌ ›   1 Story two                  1:00",
                    "      2 Story three                1:00",
                    "Removed 'Story one'. Press 'u' to undo.",
                    "p play · d remove · u undo · o story",
                ]
            ),
            (
                "empty",
                [
                    "Queue", "The queue is empty.", "Play a story, or add one to the queue",
                    "from the library.",
                ]
            ),
            (
                "error",
                [
                    "Queue", "! library.sqlite can't be written to.", "The folder or disk is read-only, belongs",
                    "to someone else, or is missing.", "Change the folder's permissions, or set",
                    "STORY_HOME to a folder that you can", "write to.", "[ Try again ]",
                ]
            ),
        ])
    func variants(name: String, lines: [String]) throws {
        let stub = try #require(PlaybackQueueViewModelStub.all.first { $0.name == name }?.stub)
        let sut = TestScreen(PlaybackQueueView(viewModel: stub), columns: 40, rows: 20)
        #expect(sut.lines.filter { !$0.isEmpty } == lines)
    }

    @Test("Without more than ASCII the current story is told all the same")
    func ascii() throws {
        let stub = try #require(PlaybackQueueViewModelStub.all.first { $0.name == "loaded" }?.stub)
        var environment = EnvironmentValues()
        (environment.glyphs, environment.theme) = (.ascii, .monochrome)
        let sut = TestScreen(PlaybackQueueView(viewModel: stub), columns: 24, rows: 5, environment: environment)
        #expect(
            sut.lines == [
                "Queue", "      1 Story one  1:00", "> >   2 Story two  1:00", "      3 Story thr~ 1:00",
                "p play · d remove",
            ])
    }

    @Test("Keys on a queue without stories do nothing")
    func noStories() {
        let stub = PlaybackQueueViewModelStub(state: .loaded(StoryQueue()))
        let sut = TestScreen(PlaybackQueueView(viewModel: stub), columns: 24, rows: 4)
        sut.type("pdor")
        sut.press(.up, .down, holding: .shift)
        #expect(sut.lines.filter { !$0.isEmpty } == ["Queue", "p play · d remove"])
    }

    @Test("Enter plays the selected story, and so does its key", arguments: ["enter", "p", "click"])
    func play(by way: String) async {
        let sut = await ViewedQueue()
        switch way {
        case "enter": sut.screen.press(.down, .enter)
        case "p":
            sut.screen.press(.down)
            sut.screen.type("p")
        default:
            sut.screen.click("Story two")
            sut.screen.click("Story two")
        }
        await sut.player.wait { sut.current == 1 && sut.player.player.isPlaying }
    }

    @Test("Keys act on what is highlighted when the screen opens, which is the story that plays")
    func highlighted() async {
        let sut = await ViewedQueue(playing: 2)
        #expect(sut.screen.lines[3].hasPrefix("▌ ›   3 Story three"))
        sut.screen.press(.up, holding: .shift)
        #expect(sut.titles == ["Story one", "Story three", "Story two"])
        #expect(sut.screen.lines[2].hasPrefix("▌ ›   2 Story three"))
    }

    @Test("A story is removed from the queue, and u puts it back where it was, one after the other")
    func remove() async {
        let sut = await ViewedQueue()
        sut.screen.press(.down)
        sut.screen.type("dd")
        #expect(sut.titles == ["Story one"])
        #expect(sut.screen.text.contains("Removed 'Story three'. Press 'u' to undo."))
        sut.screen.type("uuu")
        #expect(sut.titles == ["Story one", "Story two", "Story three"])
        #expect(sut.current == 0)
        #expect(!sut.screen.text.contains("Removed"))
    }

    @Test("Before the story that plays is removed, somebody is asked; it plays on, and can be put back")
    func removePlaying() async {
        // Given
        let sut = await ViewedQueue(playing: 1)
        // When
        sut.screen.type("d")
        // Then
        #expect(sut.screen.text.contains("'Story two' is playing. It leaves the queue, and plays"))
        #expect(sut.screen.text.contains("on to its end."))
        #expect(sut.titles.count == 3)
        // When it is kept
        sut.screen.press(.enter)
        // Then
        #expect(sut.titles.count == 3)
        // When it is removed
        sut.screen.type("d")
        sut.screen.click("[ Remove ]")
        // Then
        #expect(sut.titles == ["Story one", "Story three"])
        #expect(sut.player.player.isPlaying)
        // When
        sut.screen.type("u")
        // Then
        #expect(sut.titles == ["Story one", "Story two", "Story three"])
        #expect(sut.current == 1)
    }

    @Test("A story is moved, stays selected, and stops at the ends")
    func move() async {
        let sut = await ViewedQueue()
        sut.screen.press(.down, .down, .down, holding: .shift)
        #expect(sut.titles == ["Story two", "Story three", "Story one"])
        sut.screen.press(.up, holding: .shift)
        #expect(sut.titles == ["Story two", "Story one", "Story three"])
        #expect(sut.current == 1)
        #expect(sut.screen.lines[2] == "▌ ›   2 Story one                                      1:00")
    }

    @Test("A story of the queue is shown by a key, and Escape leads back")
    func ways() async {
        let sut = await ViewedQueue()
        sut.screen.type("o")
        sut.screen.press(.escape)
        await sut.player.wait { sut.exits.count == 2 }
        #expect(Set(sut.exits) == [.story(StoryID(rawValue: "one")), .back])
    }

    @Test("What was deleted leaves the queue when it is refreshed")
    func refresh() async {
        let sut = await ViewedQueue()
        sut.player.store.remove(StoryID(rawValue: "two"))
        sut.screen.type("r")
        await sut.player.wait { sut.titles == ["Story one", "Story three"] }
    }
}
