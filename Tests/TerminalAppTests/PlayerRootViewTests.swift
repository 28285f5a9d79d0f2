import Generation
import Playback
import PlaybackStubs
import StoryApp
import Settings
import SettingsStubs
import StoryCore
import TerminalApp
import TerminalAppStubs
import TerminalUI
import Testing
import ViewTestSupport

@Suite("The player on a whole screen", .timeLimit(.minutes(1)))
@MainActor
struct PlayerRootViewTests {
    private final class Quits {
        var count = 0
    }

    private let story = Story.stub(playable: "stub")
    private let player: AudioPlaybackViewModelStub
    private let quits = Quits()
    private let navigator = AppNavigator(roots: []) { destination in
        switch destination.route(in: PlaybackFeature.self) {
        case .player: .push(in: .home, above: nil) { PlayerScreenView() }
        case .queue: .push(in: .home, above: .playback(.player)) { Button("What comes next") {} }
        default: nil
        }
    }

    init() {
        player = AudioPlaybackViewModelStub(state: .playing(story), currentTime: 20)
    }

    private func screen(progressive: ProgressivePlayback? = nil) -> TestScreen {
        var environment = EnvironmentValues()
        environment.provide(navigator)
        environment.provide(PINQuestions())
        environment.provide(player, as: (any AudioPlaybackViewModelContract).self)
        environment.provide(
            CurrentStoryFavoriteViewModelStub(isFavorite: false), as: (any CurrentStoryFavoriteViewModelContract).self)
        let settings = SettingsViewModelStub(state: .loaded(AppSettings()))
        environment.provide(
            AppThemes(
                capabilities: TerminalCapabilities(depth: .full, isUnicode: true, hasScreen: true), settings: settings))
        environment.quit = QuitAction { [quits] in quits.count += 1 }
        return TestScreen(PlayerRootView(progressive: progressive), environment: environment)
    }

    @Test("The story has all of the screen, and q leaves the program")
    func whole() {
        // Given
        let sut = screen()

        // Then
        #expect(sut.lines.first == story.title)
        #expect(sut.lines.last == "? keys   q quit   Tab next")
        sut.type("q")
        #expect(quits.count == 1)
    }

    @Test("All keys are there that the command's help names")
    func keys() {
        let keys = screen().keys
        for key in ["Space", "Left", "Right", "Up", "Down", "[", "]", "n", "p", "+", "-", "s", "f", "l", "z", "r", "q"]
        {
            #expect(keys.contains { $0.hasPrefix("\(key) ") }, "\(key): \(keys)")
        }
    }

    @Test("The queue is opened in front of the player, to which Escape and the row below lead back")
    func queue() {
        // Given
        let sut = screen()

        // When
        navigator.show(.playback(.queue))

        // Then
        #expect(sut.lines.first == "[ What comes next ]")
        #expect(sut.lines.contains { $0.contains(story.title) })
        sut.press(.escape)
        #expect(sut.lines.first == story.title)
        navigator.show(.playback(.queue))
        sut.type("0")
        #expect(sut.lines.first == story.title)
    }

    @Test("What somebody should know stands below the story until the next key")
    func note() {
        // Given
        let sut = screen()

        // When
        navigator.note = "Skipped 'The well'."

        // Then
        #expect(sut.text.contains("Skipped 'The well'."))
        sut.type("]")
        #expect(!sut.text.contains("Skipped"))
    }

    @Test("A story that is made is read until it is heard, and what is made stands below it")
    func generating() {
        // Given
        player.state = .idle
        let progressive = ProgressivePlayback(player: player)
        let sut = screen(progressive: progressive)
        #expect(sut.lines.first == "New story")

        // When
        progressive.follow(GenerationUpdate(stage: .generatingStory, progress: 0.1, story: story, unit: nil))

        // Then
        #expect(sut.lines.first == story.title)
        #expect(sut.text.contains(story.pages[0].text))
        #expect(sut.text.contains("writing page 3"))
        player.state = .playing(story)
        #expect(sut.text.contains("Page 1 of 2"))
    }

    @Test("Nothing breaks on small screens", arguments: [(20, 5), (1, 1), (40, 20), (300, 80)])
    func sizes(columns: Int, rows: Int) {
        let sut = screen()
        sut.host.resize(Size(width: columns, height: rows))
        #expect(sut.show()?.surface.size == Size(width: columns, height: rows))
    }
}
