import FeatureKitStubs
import Library
import LibraryStubs
import StoryCore
import Testing

@Suite("List of stories: search as one types", .timeLimit(.minutes(1)))
@MainActor
struct StoryLibrarySearchTests {
    private let store = LibraryFake()
    private let clock = ManualClock()
    private let sut: StoryLibraryViewModel

    init() async throws {
        sut = LibraryFeature(dependencies: .stub(store, clock: clock)).makeStoryLibraryViewModel { _ in }
        for title in ["The moon", "The mouse", "The lamp"] {
            try await store.save(.stub(id: StoryID(rawValue: title), title: title))
        }
        await sut.didAppear()
    }

    private var titles: Set<String> { Set(sut.stories.map(\.title)) }

    private func type(_ text: String) async -> Task<Void, Never> {
        let count = clock.sleepCount
        let task = Task { await sut.search(text) }
        await until { clock.sleepCount > count && clock.sleeperCount > 0 }
        return task
    }

    @Test("The search begins once nobody has typed for 300 ms, and not before")
    func debounce() async {
        // When
        let typing = await type("mo")
        clock.advance(by: .milliseconds(299))
        // Then
        #expect(sut.searchText == "mo")
        #expect(sut.filter.search == nil)
        #expect(titles.count == 3)
        // When
        clock.advance(by: .milliseconds(1))
        await typing.value
        // Then
        #expect(sut.filter.search == "mo")
        #expect(titles == ["The moon", "The mouse"])
    }

    @Test("The last text wins, and what was typed before is never asked for")
    func lastText() async {
        // Given
        let first = await type("mo")
        clock.advance(by: .milliseconds(200))
        // When
        let second = await type("moon")
        clock.advance(by: .milliseconds(200))
        await first.value
        // Then
        #expect(sut.filter.search == nil)
        // When
        clock.advance(by: .milliseconds(100))
        await second.value
        // Then
        #expect(titles == ["The moon"])
        #expect(sut.counts.all == 1)
    }

    @Test("A text without anything in it shows all stories again", arguments: ["", " ", "\n"])
    func blank(text: String) async {
        let first = await type("moon")
        clock.advance(by: .milliseconds(300))
        await first.value
        let second = await type(text)
        clock.advance(by: .milliseconds(300))
        await second.value
        #expect(sut.filter.search == nil)
        #expect(titles.count == 3)
    }

    @Test("A whole filter takes the place of what was being typed")
    func filterWins() async {
        let typing = await type("moon")
        await sut.filterStories(by: StoryFilter(search: "lamp"))
        clock.advance(by: .milliseconds(300))
        await typing.value
        #expect(sut.searchText == "lamp")
        #expect(titles == ["The lamp"])
    }

    @Test("Whoever typed need not wait: the search goes on when the task that asked for it is cancelled")
    func cancelledTyping() async {
        let typing = await type("moon")
        typing.cancel()
        clock.advance(by: .milliseconds(300))
        await typing.value
        #expect(titles == ["The moon"])
    }
}
