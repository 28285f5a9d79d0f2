import FeatureKitStubs
import Library
import LibraryStubs
import StoryCore
import Testing

@Suite("List of stories: answers that come late, or while something else is asked", .timeLimit(.minutes(1)))
@MainActor
struct StoryLibraryOrderTests {
    private let mocks = MockedStoryLibrary()
    private var sut: StoryLibraryViewModel { mocks.sut }

    @Test("A slower earlier answer never overwrites a later one")
    func slowAnswer() async {
        // Given
        await sut.didAppear()
        let slow = Gate()
        mocks.get.answer(.success(mocks.page("old")), gate: slow)
        let first = Task { await sut.sortStories(by: .title) }
        await slow.arrival()
        // When
        mocks.get.answer(.success(mocks.page("new")))
        await sut.sortStories(by: .plays)
        // Then
        #expect(mocks.shown == ["new"])
        #expect(!sut.isLoading)
        // When
        slow.open()
        await first.value
        // Then
        #expect(mocks.shown == ["new"])
        #expect(mocks.get.inputs.map(\.sort) == [.newest, .title, .plays])
    }

    @Test("A filter keeps the list while it is asked for, and a filter that fails shows why")
    func filtering() async {
        // Given
        await sut.didAppear()
        let gate = Gate()
        mocks.get.answer(.success(mocks.page("b")), gate: gate)
        // When
        let task = Task { await sut.filterStories(by: StoryFilter(isFavorite: true, search: "moon")) }
        await gate.arrival()
        // Then
        #expect(mocks.shown == ["a"])
        #expect(sut.isLoading)
        #expect(sut.searchText == "moon")
        gate.open()
        await task.value
        #expect(mocks.shown == ["b"])
        #expect(mocks.count.inputs.last == StoryFilter(search: "moon"))
        // When
        mocks.get.answer(.failure(mocks.busy))
        await sut.filterStories(by: StoryFilter())
        // Then
        #expect(sut.state == .error(mocks.busy))
        #expect(sut.searchText.isEmpty)
    }

    @Test("The next page is asked for once, shown at the end, and no story twice")
    func more() async {
        // Given
        mocks.get.answer(.success(mocks.page("a", "b", next: 2)))
        await sut.didAppear()
        let gate = Gate()
        mocks.get.answer(.success(mocks.page("b", "c")), gate: gate)
        // When
        let task = Task { await sut.loadMore() }
        await gate.arrival()
        await sut.loadMore()
        // Then
        #expect(sut.isLoadingMore)
        #expect(mocks.get.executeCallCount == 2)
        // When
        gate.open()
        await task.value
        await sut.loadMore()
        // Then
        #expect(mocks.shown == ["a", "b", "c"])
        #expect(!sut.isLoadingMore)
        #expect(!sut.hasMore)
        #expect(mocks.get.executeCallCount == 2)
        #expect(mocks.get.inputs.last?.cursor == mocks.page(next: 2).next)
    }

    @Test("A page that is asked for while the list is read anew comes after that")
    func moreWhileReading() async {
        // Given
        mocks.get.answer(.success(mocks.page("a", "b", next: 2)))
        await sut.didAppear()
        let gate = Gate()
        mocks.refresh.answer(.success(mocks.page("a", "b", next: 2)), gate: gate)
        mocks.get.answer(.success(mocks.page("c")))
        // When
        let refresh = Task { await sut.storiesDidChange() }
        await gate.arrival()
        await sut.loadMore()
        #expect(mocks.shown == ["a", "b"])
        gate.open()
        await refresh.value
        // Then
        #expect(mocks.shown == ["a", "b", "c"])
    }

    @Test("A page that cannot be read keeps the list, says so, and can be asked for again")
    func failedMore() async {
        mocks.get.answer(.success(mocks.page("a", "b", next: 2)))
        await sut.didAppear()
        mocks.get.answer(.failure(mocks.busy))
        await sut.loadMore()
        #expect(mocks.shown == ["a", "b"])
        #expect(sut.nextPageFailure == mocks.busy)
        #expect(sut.failure == nil)
        #expect(!sut.isLoadingMore)
        mocks.get.answer(.success(mocks.page("c")))
        await sut.loadMore()
        #expect(mocks.shown == ["a", "b", "c"])
        #expect(sut.nextPageFailure == nil)
    }

    @Test("A page of a list that is not shown any more is not added to another")
    func overtakenMore() async {
        // Given
        mocks.get.answer(.success(mocks.page("a", "b", next: 2)))
        await sut.didAppear()
        let slow = Gate()
        mocks.get.answer(.success(mocks.page("c")), gate: slow)
        let more = Task { await sut.loadMore() }
        await slow.arrival()
        // When
        mocks.get.answer(.success(mocks.page("z", next: 1)))
        await sut.sortStories(by: .title)
        slow.open()
        await more.value
        // Then
        #expect(mocks.shown == ["z"])
        #expect(!sut.isLoadingMore)
    }

    @Test("A story is asked to be deleted once, however often it is tapped")
    func deletingTwice() async {
        await sut.didAppear()
        let gate = Gate()
        mocks.delete.answer(.success(()), gate: gate)
        let first = Task { await sut.deleteStory(.stub(id: "a")) }
        await gate.arrival()
        await sut.deleteStory(.stub(id: "a"))
        #expect(mocks.shown == ["a"])
        gate.open()
        await first.value
        #expect(mocks.delete.inputs == [[StoryID(rawValue: "a")]])
        #expect(sut.state == .empty(.noStories))
    }

    @Test("A story that was deleted while the list was being read does not come back with the answer")
    func deletedMeanwhile() async {
        // Given
        mocks.get.answer(.success(mocks.page("a", "b")))
        await sut.didAppear()
        let slow = Gate()
        mocks.get.answer(.success(mocks.page("a", "b")), gate: slow)
        let sorting = Task { await sut.sortStories(by: .title) }
        await slow.arrival()
        // When
        mocks.refresh.answer(.success(mocks.page("b")))
        await sut.deleteStory(.stub(id: "a"))
        slow.open()
        await sorting.value
        // Then
        #expect(mocks.shown == ["b"])
        #expect(!sut.isLoading)
    }
}
