import FeatureKitStubs
import Library
import LibraryStubs
import Observation
import StoryCore
import Synchronization
import Testing

@Suite("List of stories: what it shows while it asks", .timeLimit(.minutes(1)))
@MainActor
struct StoryLibraryStateTests {
    private let mocks = MockedStoryLibrary()
    private var sut: StoryLibraryViewModel { mocks.sut }

    @Test("It is idle before anything was asked for")
    func initialState() {
        #expect(sut.state == .idle)
        #expect(!sut.isLoading)
    }

    @Test("Content is stories and heroes together: loading from beginning to end, then both are there")
    func loadContent() async {
        // Given
        let (stories, heroes) = (Gate(), Gate())
        mocks.get.answer(.success(mocks.page("a")), gate: stories)
        mocks.getHeroes.answer(.success([.stub()]), gate: heroes)
        // When
        let task = Task { await sut.loadContent() }
        await stories.arrival()
        await heroes.arrival()
        // Then
        #expect(sut.state == .loading)
        #expect(sut.isLoading)
        // When
        stories.open()
        await until { !sut.stories.isEmpty }
        // Then
        #expect(sut.isLoading)
        // When
        heroes.open()
        await task.value
        // Then
        #expect(!sut.isLoading)
        #expect(sut.state == .loaded(mocks.page("a")))
        #expect(sut.heroes == [.stub()])
        #expect(sut.counts.all == 1)
    }

    @Test("Loading ends with an error, too, and the retry loads")
    func failedLoading() async {
        // Given
        mocks.get.answer(.failure(mocks.busy))
        // When
        await sut.didAppear()
        // Then
        #expect(sut.state == .error(mocks.busy))
        #expect(sut.error == mocks.busy)
        #expect(!sut.isLoading)
        // When
        await sut.didAppear()
        // Then
        #expect(mocks.get.executeCallCount == 1)
        // When
        mocks.get.answer(.success(mocks.page("a")))
        await sut.didTapOnRetryButton()
        // Then
        #expect(sut.state == .loaded(mocks.page("a")))
    }

    @Test("Heroes or counts that cannot be read leave the list, and say so")
    func partlyFailed() async {
        mocks.getHeroes.answer(.failure(mocks.busy))
        await sut.didAppear()
        #expect(mocks.shown == ["a"])
        #expect(sut.failure == mocks.busy)
        #expect(!sut.isLoading)
        mocks.count.answer(.failure(.storage(.diskFull(path: "/"))))
        await sut.sortStories(by: .title)
        #expect(mocks.shown == ["a"])
        #expect(sut.failure == .storage(.diskFull(path: "/")))
    }

    @Test("Appearing again loads nothing; a retry always does")
    func appearing() async {
        await sut.didAppear()
        await sut.didAppear()
        #expect(mocks.get.executeCallCount == 1)
        await sut.didTapOnRetryButton()
        #expect(mocks.get.executeCallCount == 2)
        #expect(mocks.getHeroes.executeCallCount == 2)
    }

    @Test("An empty library and a filter that nothing fits are told apart")
    func empty() async {
        mocks.get.answer(.success(mocks.page()))
        await sut.didAppear()
        #expect(sut.state == .empty(.noStories))
        await sut.filterByHero(.stub())
        #expect(sut.state == .empty(.noMatches))
        await sut.filterByHero(nil)
        #expect(sut.state == .empty(.noStories))
    }

    @Test("A pull shows nothing but what is there until the answer comes")
    func refreshing() async {
        // Given
        await sut.didAppear()
        let gate = Gate()
        mocks.refresh.answer(.success(mocks.page("b")), gate: gate)
        // When
        let task = Task { await sut.didPullToRefresh() }
        await gate.arrival()
        // Then
        #expect(sut.state == .loaded(mocks.page("a")))
        #expect(!sut.isLoading)
        // When
        gate.open()
        await task.value
        // Then
        #expect(sut.state == .loaded(mocks.page("b")))
        #expect(mocks.get.executeCallCount == 1)
        #expect(mocks.refreshHeroes.executeCallCount == 1)
    }

    @Test("A pull that fails keeps what is shown and says so, until somebody has read it")
    func failedRefresh() async {
        await sut.didAppear()
        mocks.refresh.answer(.failure(mocks.busy))
        await sut.didPullToRefresh()
        #expect(sut.state == .loaded(mocks.page("a")))
        #expect(sut.failure == mocks.busy)
        sut.didDismissFailure()
        #expect(sut.failure == nil)
    }

    @Test("Taps lead to a story, a new story, heroes, events, the question before a deletion, and back")
    func navigation() {
        sut.didSelect(.stub(id: "a"))
        sut.didTapOnNewStory()
        sut.didTapOnHeroes()
        sut.didTapOnEvents()
        sut.didTapOnDelete(.stub(id: "b"))
        sut.didTapOnBack()
        #expect(
            mocks.navigator.exits == [
                .open(.story(StoryID(rawValue: "a"))), .newStory, .open(.heroes), .open(.events),
                .open(.deletion(.story(StoryID(rawValue: "b")))), .back,
            ])
    }

    @Test("A view that reads the counts alone is woken by them and by nothing else")
    func observation() async {
        // Given
        await sut.didAppear()
        let wakes = Mutex(0)
        withObservationTracking {
            _ = sut.counts
        } onChange: {
            wakes.withLock { $0 += 1 }
        }
        // When
        let typing = Task { await sut.search("moon") }
        await until { mocks.clock.sleeperCount > 0 }
        // Then
        #expect(sut.searchText == "moon")
        #expect(wakes.withLock { $0 } == 0)
        // When
        mocks.count.answer(.success(StoryCounts(all: 7)))
        mocks.clock.advance(by: .milliseconds(300))
        await typing.value
        // Then
        #expect(wakes.withLock { $0 } == 1)
    }

    @Test("It has at most ten properties that views can watch")
    func propertyCount() {
        let stored = Mirror(reflecting: mocks.sut).children.compactMap(\.label)
        let unwatched: Set = [
            "_$observationRegistrar", "useCases", "navigator", "clock", "recentDate", "pageSize", "pendingSearch",
            "listRequestNumber", "countRequestNumber", "heroRequestNumber", "isListBeingRead", "isMoreDue",
            "partsBeingLoaded",
            "storiesBeingDeleted",
        ]
        #expect(Set(stored).subtracting(unwatched).count <= 10, "\(stored)")
    }
}
