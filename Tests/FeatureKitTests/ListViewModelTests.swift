import FeatureKit
import FeatureKitStubs
import StoryCore
import Testing

@Suite("A list: what it shows", .timeLimit(.minutes(1)))
@MainActor
struct ListViewModelTests {
    private let sut = ListViewModel<PageFake, FailureFake>()
    private let source = PageReading(.success(PageFake(1, 2, next: 2)))

    // MARK: Loading

    @Test("Before anything is asked for it is idle; while it is read it is loading; then it shows what was read")
    func loading() async {
        // Given
        #expect(sut.state == .idle)
        let gate = Gate()
        source.answer(.success(PageFake(1)), gate: gate)

        // When
        let load = Task { await sut.load(first) }
        await gate.arrival()

        // Then
        #expect(sut.state == .loading)
        #expect(sut.isBeingRead)

        // When
        gate.open()
        _ = await load.value

        // Then
        #expect(sut.state == .loaded(PageFake(1)))
        #expect(sut.content == PageFake(1))
        #expect(!sut.isBeingRead)
    }

    @Test("Nothing to list is empty, and no error")
    func empty() async {
        // Given
        source.answer(.success(PageFake()))

        // When
        await sut.load(first)

        // Then
        #expect(sut.state == .empty)
        #expect(sut.isShown)
        #expect(sut.failure == nil)
    }

    @Test("A first page without rows is a list if more follows")
    func emptyFirstPage() async {
        // Given
        source.answer(.success(PageFake(next: 2)))

        // When
        await sut.load(first)

        // Then
        #expect(sut.state == .loaded(PageFake(next: 2)))
    }

    @Test("A list that cannot be read says why, in place of the list; trying again shows it")
    func failing() async {
        // Given
        source.answer(.failure(.busy))

        // When
        await sut.load(first)

        // Then
        #expect(sut.state == .error(.busy))
        #expect(sut.content == nil)
        #expect(!sut.isShown)

        // When
        source.answer(.success(PageFake(1)))
        await sut.load(first)

        // Then
        #expect(sut.state == .loaded(PageFake(1)))
    }

    // MARK: Next page

    @Test("The next page stands behind what is shown; behind the last one nothing is asked for")
    func loadingMore() async {
        // Given
        await sut.load(first)
        source.answer(.success(PageFake(3)))

        // When
        await sut.loadMore(next)
        await sut.loadMore(next)

        // Then
        #expect(sut.state == .loaded(PageFake(1, 2, 3)))
        #expect(source.inputs == [nil, 2])
    }

    @Test("While the next page is read the list says so, and asking again asks for nothing more")
    func loadingMoreTwice() async {
        // Given
        await sut.load(first)
        let gate = Gate()
        source.answer(.success(PageFake(3)), gate: gate)

        // When
        let more = Task { await sut.loadMore(next) }
        await gate.arrival()
        await sut.loadMore(next)

        // Then
        #expect(sut.isLoadingMore)
        #expect(sut.state == .loaded(PageFake(1, 2, next: 2)))
        gate.open()
        await more.value
        #expect(!sut.isLoadingMore)
        #expect(source.executeCallCount == 2)
    }

    @Test("A next page that cannot be read keeps the list and says why beside it; trying again reads that page")
    func failingMore() async {
        // Given
        await sut.load(first)
        source.answer(.failure(.busy))

        // When
        await sut.loadMore(next)

        // Then
        #expect(sut.state == .loaded(PageFake(1, 2, next: 2)))
        #expect(sut.nextPageFailure == .busy)
        #expect(sut.failure == nil)
        #expect(!sut.isLoadingMore)

        // When
        source.answer(.success(PageFake(3)))
        await sut.loadMore(next)

        // Then
        #expect(sut.state == .loaded(PageFake(1, 2, 3)))
        #expect(sut.nextPageFailure == nil)
        #expect(source.inputs == [nil, 2, 2])
    }

    @Test("Rows that went while the next page was read do not come back")
    func removalDuringMore() async {
        // Given
        await sut.load(first)
        let gate = Gate()
        source.answer(.success(PageFake(3)), gate: gate)
        let more = Task { await sut.loadMore(next) }
        await gate.arrival()

        // When
        sut.change { $0.rows.removeFirst() }
        gate.open()
        await more.value

        // Then
        #expect(sut.state == .loaded(PageFake(2, 3)))
    }

    @Test("A next page asked for while the list is read is due after that, and is told once")
    func dueMore() async {
        // Given
        await sut.load(first)
        let gate = Gate()
        source.answer(.success(PageFake(1, 2, next: 2)), gate: gate)
        let refresh = Task { await sut.refresh(first) }
        await gate.arrival()

        // When
        await sut.loadMore(next)

        // Then
        #expect(source.executeCallCount == 2)
        gate.open()
        _ = await refresh.value
        #expect(sut.takeDueMore())
        #expect(!sut.takeDueMore())
    }

    // MARK: Refresh and search

    @Test("What is shown stays while it is read anew")
    func refreshing() async {
        // Given
        await sut.load(first)
        let gate = Gate()
        source.answer(.success(PageFake(7)), gate: gate)

        // When
        let refresh = Task { await sut.refresh(first) }
        await gate.arrival()

        // Then
        #expect(sut.state == .loaded(PageFake(1, 2, next: 2)))
        gate.open()
        _ = await refresh.value
        #expect(sut.state == .loaded(PageFake(7)))
    }

    @Test("What is shown stays if it cannot be read anew, be it rows or none; the failure is told beside it")
    func failingRefresh() async {
        // Given
        await sut.load(first)
        source.answer(.failure(.busy))

        // When
        await sut.refresh(first)

        // Then
        #expect(sut.state == .loaded(PageFake(1, 2, next: 2)))
        #expect(sut.failure == .busy)

        // Given
        source.answer(.success(PageFake()))
        await sut.refresh(first)
        source.answer(.failure(.busy))

        // When
        await sut.refresh(first)

        // Then
        #expect(sut.state == .empty)
    }

    @Test("Another list takes the place of the one that is shown; if it cannot be read, that is said in its place")
    func searching() async {
        // Given
        await sut.load(first)
        let gate = Gate()
        source.answer(.success(PageFake(4)), gate: gate)

        // When
        let search = Task { await sut.show(first) }
        await gate.arrival()

        // Then
        #expect(sut.state == .loaded(PageFake(1, 2, next: 2)))
        gate.open()
        _ = await search.value
        #expect(sut.state == .loaded(PageFake(4)))

        // When
        source.answer(.failure(.busy))
        await sut.show(first)

        // Then
        #expect(sut.state == .error(.busy))
        #expect(sut.failure == nil)
    }

    @Test("What changes where nothing is shown changes nothing")
    func changingNothing() {
        sut.change { $0.rows = [1] }
        #expect(sut.state == .idle)
    }

    @Test("A list whose last row goes is empty")
    func lastRow() async {
        // Given
        source.answer(.success(PageFake(1)))
        await sut.load(first)

        // When
        sut.change { $0.rows = [] }

        // Then
        #expect(sut.state == .empty)
    }

    // MARK: - Private

    private func first() async throws(FailureFake) -> PageFake { try await source.execute(nil) }

    private func next(_ page: Int) async throws(FailureFake) -> PageFake { try await source.execute(page) }
}
