import FeatureKit
import Collections
import CollectionsStubs
import FeatureKitStubs
import StoryCore
import Testing

@Suite("The list of collections", .timeLimit(.minutes(1)))
@MainActor
struct CollectionListViewModelTests {
    private let getCollections: UseCaseMock<Void, [StoryCollection], CollectionsError>
    private let refreshCollections: UseCaseMock<Void, [StoryCollection], CollectionsError>
    private let changes = LibraryObservationFake()
    private let navigator = NavigatorMock<CollectionsExit>()
    private let sut: CollectionListViewModel
    private let busy = CollectionsError.storage(.busy("The library"))

    init() {
        getCollections = UseCaseMock(.success([.stub()]))
        refreshCollections = UseCaseMock(.success([.stub(), .stub(id: "new")]))
        sut = CollectionListViewModel(
            getCollections: getCollections, refreshCollections: refreshCollections, observation: changes,
            navigator: navigator)
    }

    @Test("Appearing reads the collections, once")
    func appear() async {
        await sut.didAppear()
        await sut.didAppear()
        #expect(sut.state == .loaded([.stub()]))
        #expect(getCollections.executeCallCount == 1)
    }

    @Test("Without collections it says so")
    func empty() async {
        getCollections.answer(.success([]))
        await sut.didAppear()
        #expect(sut.state == .empty)
    }

    @Test("What cannot be read is said, and trying again always reads")
    func retry() async {
        // Given
        getCollections.answer(.failure(busy))
        await sut.didAppear()
        #expect(sut.state == .error(busy))

        // When
        getCollections.answer(.success([.stub()]))
        await sut.didTapOnRetryButton()
        await sut.didTapOnRetryButton()

        // Then
        #expect(sut.state == .loaded([.stub()]))
        #expect(getCollections.executeCallCount == 3)
    }

    @Test("Refreshing shows what there is meanwhile, also if it fails")
    func refresh() async {
        // Given
        await sut.didAppear()

        // When
        await sut.didPullToRefresh()

        // Then
        #expect(sut.state == .loaded([.stub(), .stub(id: "new")]))
        refreshCollections.answer(.failure(busy))
        await sut.didPullToRefresh()
        #expect(sut.state == .loaded([.stub(), .stub(id: "new")]))
        #expect(sut.failure == busy)
        sut.didDismissFailure()
        #expect(sut.failure == nil)
    }

    @Test(
        "A change of collections or stories is shown, another one is not asked for",
        arguments: [LibraryPart.stories, .heroes, .events, .collections, .jobs])
    func observed(part: LibraryPart) async {
        // Given
        await sut.didAppear()
        let task = Task { await sut.observeChanges() }
        await until { refreshCollections.executeCallCount > 0 }

        // When
        changes.tell([part])
        changes.end()
        await task.value

        // Then
        #expect(refreshCollections.executeCallCount == ([.collections, .stories].contains(part) ? 2 : 1))
    }

    @Test("Taps lead to a collection, to the form, and back")
    func taps() {
        sut.didSelect(.stub())
        sut.didTapOnNewCollection()
        sut.didTapOnJourney()
        sut.didTapOnBack()
        #expect(
            navigator.exits == [.open(.collection(StoryCollection.stub().id)), .open(.form), .open(.journey), .back])
    }

    @Test("One stub shows each variant")
    func stubs() {
        #expect(
            CollectionListViewModelStub.all.map(\.name).prefix(6)
                == ["idle", "loading", "loaded", "loaded with a failure", "empty", "error"])
    }
}
