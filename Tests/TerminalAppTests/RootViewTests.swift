import FeatureKitStubs
import FeatureKit
import Collections
import CollectionsStubs
import Generation
import GenerationStubs
import Library
import LibraryStubs
import LibraryViews
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

@Suite("The app as a whole", .timeLimit(.minutes(1)))
@MainActor
struct RootViewTests {
    private let generation = StoryGenerationViewModelStub(state: .idle)
    private let queue = QueueStatusViewModelStub()
    private let player = AudioPlaybackViewModelStub(state: .idle)
    private let playing = CurrentStoryFavoriteViewModelStub(isFavorite: false)
    private let quits = Watched(0)
    private let settings = SettingsViewModelStub(state: .loaded(AppSettings()))
    private let navigator: AppNavigator
    private let sut: TestScreen

    init() throws {
        let heroes = try #require(HeroListViewModelStub.all.first { $0.name == "loaded" }).stub
        let form = try #require(HeroFormViewModelStub.all.first).stub
        navigator = AppNavigator(roots: .stubs) { destination in
            if destination.route(in: PlaybackFeature.self) == .player {
                return .push(in: .home, above: nil) { PlayerScreenView() }
            }
            if destination.route(in: GenerationFeature.self) == .form {
                return .sheet(of: .home) { NewStoryFormView() }
            }
            return switch destination.route(in: LibraryFeature.self) {
            case .heroes: .push(in: .library, above: nil) { HeroListView(viewModel: heroes) }
            case .heroForm: .sheet(of: .library(.heroes)) { HeroFormView(viewModel: form) }
            default: nil
            }
        }
        let home = try #require(HomeViewModelStub.all.first { $0.name == "loaded" }).stub
        let library = try #require(StoryLibraryViewModelStub.all.first { $0.name == "loaded" }).stub
        var environment = EnvironmentValues()
        environment.provide(navigator)
        environment.provide(PINQuestions())
        environment.provide(home, as: (any HomeViewModelContract).self)
        environment.provide(NewStoryFormViewModelStub(), as: (any NewStoryFormViewModelContract).self)
        environment.provide(playing, as: (any CurrentStoryFavoriteViewModelContract).self)
        environment.provide(settings, as: (any SettingsViewModelContract).self)
        environment.provide(
            AppThemes(
                capabilities: TerminalCapabilities(depth: .full, isUnicode: true, hasScreen: true), settings: settings))
        environment.provide(generation, as: (any StoryGenerationViewModelContract).self)
        environment.provide(queue, as: (any QueueStatusViewModelContract).self)
        environment.provide(library, as: (any StoryLibraryViewModelContract).self)
        let collections = try #require(CollectionListViewModelStub.all.first { $0.name == "loaded" }).stub
        environment.provide(collections, as: (any CollectionListViewModelContract).self)
        environment.provide(player, as: (any AudioPlaybackViewModelContract).self)
        environment.quit = QuitAction { [quits] in quits.change { $0 += 1 } }
        sut = TestScreen(RootView(), environment: environment)
    }

    @Test(
        "Numbers lead to the tabs",
        arguments: [("1", "[Home]"), ("2", "[Library]"), ("3", "[Collections]"), ("4", "[Settings]")])
    func tabs(key: String, title: String) {
        sut.type(key)
        #expect(sut.lines.first?.contains(title) == true)
    }

    @Test("The question mark lists the keys that mean something on the screen, and Escape closes the list")
    func keys() {
        // When
        sut.type("?")

        // Then
        #expect(sut.text.contains("New story"))
        #expect(sut.text.contains("Quit"))
        #expect(sut.text.contains("Ctrl-Z"))
        sut.press(.escape)
        #expect(!sut.text.contains("Ctrl-Z"))
    }

    @Test("What the list of keys says of q is true in the list, too")
    func quitFromKeys() {
        sut.type("?q")
        #expect(quits.value == 1)
        sut.type("??")
        #expect(!sut.text.contains("Ctrl-Z"))
    }

    @Test(
        "Who wants the app to end outside of the terminal is heard, and asked while a story is made",
        arguments: [false, true])
    func quitFromOutside(isGenerating: Bool) async {
        // Given
        if isGenerating { generation.state = .generating(.generatingAudio) }

        // When
        navigator.isQuitRequested = true
        await until { quits.value > 0 || sut.text.contains("A story is being created.") }

        // Then
        #expect(quits.value == (isGenerating ? 0 : 1))
        #expect(!navigator.isQuitRequested)
    }

    @Test("The list of keys names those of fields, boxes and lists")
    func controlKeys() {
        sut.type("?")
        for key in ["Arrows", "Space", "Left, Right", "Enter", "Tab", "Esc"] { #expect(sut.text.contains(key)) }
    }

    @Test("Along the bottom are keys that do something: not q and ? in a field for text or in front of the tabs")
    func hints() {
        // Given
        #expect(sut.lines.last?.contains("? keys   q quit") == true)

        // When
        sut.type("2/")

        // Then
        #expect(sut.lines.last == "type text   Tab next   Esc back")
        sut.press(.tab)
        navigator.show(.library(.heroForm(nil)))
        #expect(sut.lines.last?.contains("q quit") == false)
        #expect(sut.lines.last?.contains("Esc close") == true)
    }

    @Test("In the bar of tabs, arrows are said to choose a tab")
    func tabBarHints() {
        sut.press(.tab, holding: .shift)
        #expect(sut.lines.last?.hasPrefix("← → tabs") == true)
    }

    @Test("A story that is being made is seen along the bottom of every tab, and leads to where it is made")
    func generating() {
        // When
        generation.state = .generating(.generatingAudio)
        generation.currentStory = .stub(playable: "stub")

        // Then
        for key in ["1", "2", "3", "4"] {
            sut.type(key)
            #expect(sut.lines.contains { $0.contains("Creating 'The lamp at the window'") })
        }
        #expect(sut.keys.contains("9 Story being created"))
    }

    @Test("The whole app follows the theme of the settings at once")
    func theme() {
        // Given
        let dark = sut.show()?.surface

        // When
        settings.state = .loaded(AppSettings(theme: .light))

        // Then
        #expect(sut.show()?.surface != dark)
        #expect(sut.show()?.surface.lines == dark?.lines)
    }

    @Test("The theme without colours shows the same, and none of them")
    func plainTheme() throws {
        // Given
        let dark = sut.show()?.surface

        // When
        settings.state = .loaded(AppSettings(theme: .plain))

        // Then
        let plain = try #require(sut.show()?.surface)
        #expect(plain.lines == dark?.lines)
        #expect(plain.hasNoColors && dark?.hasNoColors == false)
    }

    @Test("q quits at once while nothing is being made")
    func quit() {
        sut.type("q")
        #expect(quits.value == 1)
    }

    @Test("While a story is being made q asks first, and what is chosen by a key that comes too early is to stay")
    func quitWhileGenerating() {
        // Given
        generation.state = .generating(.generatingAudio)

        // When
        sut.type("q")

        // Then
        #expect(quits.value == 0)
        #expect(sut.text.contains("A story is being created."))
        sut.press(.enter)
        #expect(quits.value == 0)
        #expect(!sut.text.contains("A story is being created."))
        sut.type("q")
        sut.press(.left, .enter)
        #expect(quits.value == 1)
    }

    @Test("How many stories wait is told beside the one that is made, or with what is made of them")
    func queued() {
        // Given
        queue.status = QueueStatus(queuedCount: 2)
        #expect(sut.lines.contains { $0.contains("[ 2 queued ]") })

        // When
        queue.making = QueueStatusViewModelStub.busy.making

        // Then
        #expect(
            sut.lines.contains {
                $0.contains("Creating 'The lamp', narrating page 3 of 8 · 2 queued")
            })
        #expect(sut.keys.contains("9 Queue"))
        generation.state = .generating(.generatingAudio)
        #expect(sut.lines.contains { $0.contains("Creating a story") && $0.hasSuffix("· 2 queued") })
        #expect(sut.keys.contains("9 Story being created"))
    }

    @Test("While a queued story is made q asks first, and says that it goes on")
    func quitWhileQueueIsMade() {
        // Given
        queue.isAtWork = true

        // When
        sut.type("q")

        // Then
        #expect(sut.text.contains("It will continue the next time"))
        #expect(quits.value == 0)
        sut.press(.left, .enter)
        #expect(quits.value == 1)
    }

    @Test("What was told leads somewhere, also when the line is gone")
    func event() {
        // Given
        #expect(!sut.keys.contains("8 What was told last"))
        navigator.tell("'The lamp' is ready.", to: "open it", at: .library(.heroes))
        #expect(sut.text.contains("'The lamp' is ready. Press 8 to open it."))

        // When
        sut.press(.tab)
        #expect(!sut.text.contains("is ready."))
        sut.type("8")

        // Then
        #expect(navigator.top?.destination == .library(.heroes))
        #expect(!sut.keys.contains("8 What was told last"))
    }

    @Test("What plays is seen along the bottom of every tab, but not below the player itself")
    func miniPlayer() {
        // Given
        let story = Story.stub(playable: "stub")
        #expect(!sut.text.contains(story.title + " "))
        let quiet = sut.lines.count

        // When
        player.state = .playing(story)

        // Then
        #expect(sut.lines.dropFirst(quiet / 2).contains { $0.contains(story.title) })
        sut.type("4")
        #expect(sut.lines.contains { $0.contains(story.title) })
    }

    @Test("In the player a key marks the story, which is listed, and the mark stands before its title")
    func favorite() {
        // Given
        player.state = .playing(.stub(playable: "stub"))
        navigator.show(.playback(.player))
        #expect(sut.keys.contains("f Favourite"))
        #expect(sut.text.contains("s sleep · f favourite"))

        // When
        playing.isFavorite = true

        // Then
        #expect(sut.text.contains("★ The lamp at the window"))
    }

    @Test("Why a mark was not kept is told in front of the player")
    func favoriteFailure() {
        // Given
        player.state = .playing(.stub(playable: "stub"))
        navigator.show(.playback(.player))

        // When
        playing.failure = .storage(.diskFull(path: "/stories"))

        // Then
        #expect(sut.text.contains(StorageError.diskFull(path: "/stories").message.prefix(20)))
    }

    @Test("A form stands in front of the tab, and what went wrong in front of both")
    func inFront() {
        // When
        navigator.show(.library(.heroes))
        navigator.show(.library(.heroForm(nil)))
        navigator.alert = AppAlert("Play", StorageError.diskFull(path: "/stories"))

        // Then
        #expect(sut.text.contains(StorageError.diskFull(path: "/stories").message.prefix(20)))
        sut.press(.enter)
        #expect(navigator.alert == nil)
        #expect(navigator.sheet != nil)
    }

    @Test("The form for a new story is in front of the tab, and a hero's in front of that; Escape closes one by one")
    func newStory() {
        // Given
        sut.type("2")
        let library = sut.lines
        navigator.show(.generation(.form))
        let form = sut.text
        #expect(form.contains("[ Create story ]"))
        navigator.show(.library(.heroForm(nil)))
        #expect(sut.text.contains("Loading hero…"))
        #expect(navigator.sheet?.destination == .library(.heroForm(nil)))

        // When, then
        navigator.show(.back)
        #expect(sut.text == form)
        sut.press(.escape)
        #expect(navigator.sheet?.destination == .generation(.form))
        navigator.show(.back)
        #expect(sut.lines == library)
    }

    @Test("While a story is made its screen hides the row along the bottom, and the row leads back to it")
    func makingInFront() {
        // Given
        generation.state = .generating(.generatingAudio)
        sut.type("9")
        #expect(sut.text.contains("[ Stop ]"))
        #expect(!sut.text.contains("Creating a story"))

        // When
        navigator.show(.back)

        // Then
        #expect(!sut.text.contains("[ Stop ]"))
        #expect(sut.text.contains("Creating a story"))
    }

    @Test("Nothing breaks on small screens, in any tab", arguments: [(20, 5), (1, 1), (40, 20), (300, 80)])
    func sizes(columns: Int, rows: Int) {
        sut.host.resize(Size(width: columns, height: rows))
        for key in ["1", "2", "3", "4", "?"] {
            sut.type(key)
            #expect(sut.show()?.surface.size == Size(width: columns, height: rows))
        }
    }

    @Test("A tick of the clock, and progress of a story, draw nothing of the app but their readers")
    func draws() {
        // Given
        player.state = .playing(.stub(playable: "stub"))
        sut.show()
        sut.host.draws.reset()

        // When
        player.currentTime += 0.1
        generation.progress += 0.1
        sut.show()

        // Then
        #expect(sut.host.draws[RootView.self] == 0)
        #expect(sut.host.draws[HomeView.self] == 0)
        #expect(sut.host.draws.total <= 4)
    }
}

extension Surface {
    /// Whether nothing on it has a colour.
    fileprivate var hasNoColors: Bool {
        (0..<size.height).allSatisfy { y in
            (0..<size.width).allSatisfy { x in
                self[x, y].style.foreground == nil && self[x, y].style.background == nil
            }
        }
    }
}
