import Collections
import FeatureKit
import Foundation
import Generation
import Library
import Playback
import PlaybackStubs
import StoryApp
import StoryCore
import TerminalApp
import Testing

@Suite("Where taps and links lead in the app", .timeLimit(.minutes(1)))
@MainActor
struct AppNavigatorTests {
    private final class Played {
        var requests: [PlayRequest] = []
    }

    nonisolated private static let story = StoryID(rawValue: "story")
    nonisolated private static let hero = HeroID(rawValue: "hero")
    nonisolated private static let event = CustomEventID(rawValue: "event")

    nonisolated private static let collection = CollectionID(rawValue: "brave")

    private let played = Played()
    private let app: AppContainer
    private let screens: FeatureScreens
    private let sut: AppNavigator

    init() throws {
        // Nothing is opened before it is seen: no library is there.
        app = try AppContainer(environment: ["STORY_HOME": "/nowhere"])
        screens = FeatureScreens(
            ScreenContext(
                app: app, player: AudioPlaybackViewModelStub(state: .idle),
                play: { [played] in played.requests.append($0) }, onMaking: { _ in }, navigate: { _ in }))
        sut = AppNavigator(roots: screens.makeRoots()) { [screens] in screens.presentation(of: $0) }
    }

    private func path(_ tab: AppTab) -> [AppDestination] { sut[path: tab].map(\.destination) }

    @Test("Each tab keeps what was opened in it")
    func stacks() {
        // When
        sut.show(.playback(.player))
        sut.tab = .library
        sut.show(.library(.heroes))
        sut.show(.library(.story(Self.story)))

        // Then
        #expect(path(.home) == [.playback(.player)])
        #expect(path(.library) == [.library(.heroes), .library(.story(Self.story))])
    }

    @Test(
        "A story opens in the tab where one is, and Escape leads back to where one came from",
        arguments: [AppTab.home, .library, .collections, .settings])
    func ownStack(tab: AppTab) {
        // Given
        sut.tab = tab
        sut.show(.collections(.collection(Self.collection)))

        // When
        sut.show(.library(.story(Self.story)))

        // Then
        #expect(sut.tab == tab)
        #expect(path(tab) == [.collections(.collection(Self.collection)), .library(.story(Self.story))])
        sut.show(.back)
        #expect(path(tab) == [.collections(.collection(Self.collection))])
    }

    @Test("Back closes what is in front, then leaves one screen after the other, and stays on the first one")
    func back() {
        // Given
        sut.tab = .library
        sut.show(.library(.heroes))
        sut.show(.library(.heroForm(nil)))

        // When, then
        sut.show(.back)
        #expect(sut.sheet == nil)
        #expect(path(.library) == [.library(.heroes)])
        for _ in 0..<3 { sut.show(.back) }
        #expect(path(.library).isEmpty)
        #expect(sut.tab == .library)
    }

    @Test(
        "Forms and questions are in front of the tab from which they were asked for",
        arguments: [
            LibraryRoute.heroForm(nil), .heroForm(hero), .eventForm(nil), .eventForm(event), .deletion(.hero(hero)),
        ])
    func sheets(route: LibraryRoute) {
        // When
        sut.show(.library(route))

        // Then
        #expect(sut.tab == .home)
        #expect(sut.sheet?.destination == .library(route))
        #expect(path(.home).isEmpty)
    }

    @Test(
        "The form for a new story is in front of where it was asked for, where Escape leads back to and the story opens",
        arguments: [
            (AppTab.home, AppDestination?.none), (.library, nil), (.library, .library(.heroes)),
            (.library, .library(.story(story))), (.collections, .collections(.collection(collection))),
        ])
    func newStory(tab: AppTab, below: AppDestination?) {
        // Given
        sut.tab = tab
        if let below { sut.show(below) }
        let path = path(tab)

        // When
        sut.show(.generation(.form))

        // Then
        #expect(sut.sheet?.destination == .generation(.form))
        #expect(self.path(tab) == path)

        // When
        sut.show(GenerationComposition.destination(for: .back))

        // Then
        #expect(sut.sheet == nil)
        #expect(sut.tab == tab)
        #expect(self.path(tab) == path)

        // When
        let made = StoryID(rawValue: "made")
        sut.show(.generation(.form))
        sut.show(GenerationComposition.destination(for: .story(made)))

        // Then
        #expect(sut.sheet == nil)
        #expect(sut.tab == tab)
        #expect(self.path(tab) == path + [.library(.story(made))])
    }

    @Test("A hero who is missing in the form for a new story is made in front of it, and the form is there afterwards")
    func heroForStory() {
        // Given
        sut.show(.generation(.form))
        let form = sut.sheet
        sut.show(.library(.heroForm(nil)))
        #expect(sut.sheets.map(\.destination) == [.generation(.form), .library(.heroForm(nil))])

        // When
        sut.show(.back)

        // Then
        #expect(sut.sheet === form)

        // When
        sut.show(.library(.heroForm(nil)))
        sut.show(.generation(.form))

        // Then
        #expect(sut.sheets == [form])
    }

    @Test("A screen that is open is shown again instead of a second one, with what it remembers")
    func again() {
        // Given
        sut.tab = .library
        sut.show(.library(.heroes))
        let heroes = sut.top
        sut.show(.library(.story(Self.story)))

        // When
        sut.show(.library(.heroes))

        // Then
        #expect(sut.top === heroes)
        #expect(path(.library) == [.library(.heroes)])
    }

    @Test("What was removed is left in every tab, back to where one came from")
    func removed() {
        // Given
        sut.show(.library(.story(Self.story)))
        sut.tab = .collections
        sut.show(.collections(.collection(Self.collection)))
        sut.show(.library(.story(Self.story)))
        sut.show(.playback(.player))
        sut.show(.library(.deletion(.story(Self.story))))

        // When
        sut.show(LibraryComposition.destination(for: .removed(.story(Self.story))))

        // Then
        #expect(sut.sheet == nil)
        #expect(sut.tab == .collections)
        #expect(path(.collections) == [.collections(.collection(Self.collection))])
        #expect(path(.home).isEmpty)
    }

    @Test("Removing something from a list leaves the list as it is")
    func removedFromList() {
        // Given
        sut.tab = .library
        sut.show(.library(.heroes))
        sut.show(.library(.deletion(.hero(Self.hero))))

        // When
        sut.show(LibraryComposition.destination(for: .removed(.hero(Self.hero))))

        // Then
        #expect(sut.sheet == nil)
        #expect(path(.library) == [.library(.heroes)])
    }

    @Test("The player opens where one is, and begins to play what was asked for")
    func player() {
        // Given
        sut.tab = .library
        sut.show(.library(.story(Self.story)))

        // When
        sut.show(.playback(.story(Self.story, from: nil)))

        // Then
        #expect(path(.library) == [.library(.story(Self.story)), .playback(.player)])
        #expect(played.requests == [.story(Self.story, from: nil)])
        sut.show(.playback(.queue))
        #expect(path(.library).last == .playback(.queue))
    }

    @Test(
        "A link leads to a screen of any tab, and back from there to what is around it",
        arguments: [
            ("story://generation", AppTab.home, [AppDestination](), AppDestination?.some(.generation(.form))),
            ("story://generation/queue", .home, [], .generation(.queue)),
            ("story://library", .library, [], nil),
            ("story://library/story", .library, [.library(.story(story))], nil),
            ("story://library/heroes", .library, [.library(.heroes)], nil),
            ("story://library/heroes/hero", .library, [.library(.heroes)], .library(.heroForm(hero))),
            ("story://library/events/event", .library, [.library(.events)], .library(.eventForm(event))),
            ("story://collections", .collections, [], nil),
            ("story://collections/brave", .collections, [.collections(.collection(collection))], nil),
            ("story://playback", .home, [.playback(.player)], nil),
            ("story://home", .home, [], nil),
            ("story://settings", .settings, [], nil),
            ("story://new", .home, [], .generation(.form)),
            ("story://heroes", .library, [.library(.heroes)], nil),
            ("story://hero/hero", .library, [.library(.heroes)], .library(.heroForm(hero))),
            ("story://event/event", .library, [.library(.events)], .library(.eventForm(event))),
            ("story://player", .home, [.playback(.player)], nil),
            ("story://queue", .home, [.playback(.player), .playback(.queue)], nil),
            ("story://playback/queue", .home, [.playback(.player), .playback(.queue)], nil),
        ])
    func links(link: String, tab: AppTab, path: [AppDestination], sheet: AppDestination?) throws {
        // Given
        sut.show(.library(.events))
        sut.show(.generation(.form))
        sut.show(.library(.heroForm(nil)))

        // When
        sut.open(try app.router.destination(for: link))

        // Then
        #expect(sut.tab == tab)
        #expect(self.path(tab) == path)
        #expect(sut.sheet?.destination == sheet)
    }

    @Test("The form for a new collection is in front of whatever is seen, and gives way to what was made")
    func newCollection() {
        // Given
        sut.show(.collections(.form))
        #expect(sut.sheet?.destination == .collections(.form))

        // When
        sut.show(.collections(.collection(Self.collection)))

        // Then
        #expect(sut.sheet == nil)
        #expect(path(.home) == [.collections(.collection(Self.collection))])
    }

    @Test("A collection that was removed leads back to the list")
    func removedCollection() {
        // Given
        sut.show(.collections(.collection(Self.collection)))

        // When
        sut.show(.collections(.list))

        // Then
        #expect(sut.tab == .collections)
        #expect(path(.collections).isEmpty)
    }

    @Test("A link to the player plays from the second that it names")
    func linkToPlay() throws {
        // When
        sut.open(try app.router.destination(for: "story://playback/story?at=9"))

        // Then
        #expect(path(.home) == [.playback(.player)])
        #expect(played.requests == [.story(Self.story, from: 9)])
    }

    @Test("Every feature is seen somewhere: its own link opens something")
    func features() throws {
        for feature in ["collections", "generation", "library", "playback"] {
            guard case .feature(let route) = try app.router.destination(for: "story://\(feature)") else {
                Issue.record("\(feature) leads back")
                continue
            }
            #expect(screens.presentation(of: route) != nil, "\(feature)")
        }
    }

    @Test(
        "What is put into the queue is put in where somebody is", arguments: [PlaybackRoute.next(story), .last(story)])
    func queued(route: PlaybackRoute) {
        // Given
        sut.show(.library(.heroes))
        // When
        sut.show(.playback(route))
        // Then
        #expect(path(sut.tab) == [.library(.heroes)])
        #expect(played.requests == [route == .next(Self.story) ? .next(Self.story) : .last(Self.story)])
    }

    @Test("Stories that are played as a whole are seen in the player")
    func all() {
        sut.show(.playback(.stories([Self.story])))
        #expect(sut.top?.destination == .playback(.player))
        #expect(played.requests == [.all([Self.story])])
    }
}
