import FeatureKit
import FeatureKitStubs
import Observation
import StoryCore
import Testing

@Suite("A screen's list with the use cases that read it", .timeLimit(.minutes(1)))
@MainActor
struct ObservedListTests {
    private let get = UseCaseMock<Void, [Int], FailureFake>(.success([1]))
    private let refresh = UseCaseMock<Void, [Int], FailureFake>(.success([2]))
    private let observation = LibraryObservationFake()
    private let sut: ScreenFake<[Int]>

    init() {
        sut = ScreenFake(ObservedList(get: get, refresh: refresh, observation: observation, of: [.heroes]))
    }

    @Test("It is read once when it appears, and again whenever somebody tries again")
    func appearing() async {
        // When
        await sut.didAppear()
        await sut.didAppear()

        // Then
        #expect(sut.state == .loaded([1]))
        #expect(get.executeCallCount == 1)

        // When
        await sut.didTapOnRetryButton()

        // Then
        #expect(get.executeCallCount == 2)
        #expect(refresh.executeCallCount == 0)
    }

    @Test("A pull reads it anew, from where it is kept, and takes the last failure away")
    func pulling() async {
        // Given
        await sut.didAppear()
        refresh.answer(.failure(.busy))
        await sut.didPullToRefresh()
        #expect(sut.failure == .busy)
        #expect(sut.state == .loaded([1]))
        refresh.answer(.success([2]))

        // When
        await sut.didPullToRefresh()

        // Then
        #expect(sut.state == .loaded([2]))
        #expect(sut.failure == nil)
        #expect(get.executeCallCount == 1)
    }

    @Test("What failed beside the list is told until somebody has read it")
    func dismissing() async {
        // Given
        await sut.didAppear()
        refresh.answer(.failure(.busy))
        await sut.didPullToRefresh()

        // When
        sut.didDismissFailure()

        // Then
        #expect(sut.failure == nil)
    }

    // MARK: Pages

    @Test("The next page is read with what reads the first, and its failure keeps the list and can be tried again")
    func pages() async {
        // Given
        let get = PageReading(.success(PageFake(1, 2, next: 2)))
        let sut = ScreenFake(ObservedList(pages: get, refresh: PageReading(.success(PageFake()))))
        await sut.didAppear()
        get.answer(.failure(.busy))

        // When
        await sut.loadMore()

        // Then
        #expect(sut.nextPageFailure == .busy)
        #expect(sut.state == .loaded(PageFake(1, 2, next: 2)))

        // When
        get.answer(.success(PageFake(3)))
        await sut.loadMore()

        // Then
        #expect(sut.state == .loaded(PageFake(1, 2, 3)))
        #expect(sut.nextPageFailure == nil)
        #expect(get.inputs == [nil, 2, 2])
    }

    @Test("A next page that was asked for while the list was read anew follows by itself")
    func dueMore() async {
        // Given
        let get = PageReading(.success(PageFake(1, next: 2)))
        let refresh = PageReading(.success(PageFake()))
        let sut = ScreenFake(ObservedList(pages: get, refresh: refresh))
        await sut.didAppear()
        let gate = Gate()
        refresh.answer(.success(PageFake(7, next: 8)), gate: gate)
        let pull = Task { await sut.didPullToRefresh() }
        await gate.arrival()

        // When
        await sut.loadMore()
        get.answer(.success(PageFake(9)))
        gate.open()
        await pull.value

        // Then
        #expect(sut.state == .loaded(PageFake(7, 9)))
        #expect(get.inputs == [nil, 8])
    }

    // MARK: Changes

    @Test("What changes in its parts of the library is shown; what changes elsewhere is not read")
    func observing() async {
        // Given
        get.answer(.success([]))
        await sut.didAppear()
        let task = Task { await sut.observeChanges() }
        await shown { sut.state == .loaded([2]) }
        refresh.answer(.success([3]))

        // When
        observation.tell([.stories])
        observation.tell([.heroes, .stories])
        await shown { sut.state == .loaded([3]) }
        task.cancel()
        await task.value

        // Then
        #expect(refresh.executeCallCount == 2)
    }

    @Test("What changes before anybody looked at the list is not read")
    func observingIdle() async {
        // Given
        let task = Task { await sut.observeChanges() }
        await until { observation.listenerCount > 0 }

        // When
        observation.tell([.heroes])
        observation.end()
        await task.value

        // Then
        #expect(sut.state == .idle)
        #expect(refresh.executeCallCount == 0)
    }

    @Test("What is done to the list reads it anew; what cannot be done is told, and the list stays")
    func changing() async {
        // Given
        await sut.didAppear()

        // When
        await sut.source.change { () async throws(FailureFake) in throw .busy }

        // Then
        #expect(sut.failure == .busy)
        #expect(sut.state == .loaded([1]))
        #expect(refresh.executeCallCount == 0)

        // When
        await sut.source.change { () async throws(FailureFake) in }

        // Then
        #expect(sut.failure == nil)
        #expect(sut.state == .loaded([2]))
    }

    // MARK: - Private

    /// Waits until something is seen.
    private func shown(_ isShown: () -> Bool) async {
        await until(isShown)
    }
}

/// A screen that has nothing but its list.
@MainActor
@Observable
private final class ScreenFake<Listed: ListContent & Hashable & Sendable>: ObservedListViewModel {
    typealias Content = Listed
    typealias Failure = FailureFake

    let source: ObservedList<Listed, FailureFake>

    init(_ source: ObservedList<Listed, FailureFake>) {
        self.source = source
    }

    func didTapOnBack() {}
}
