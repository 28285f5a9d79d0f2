import FeatureKit
import FeatureKitStubs
import StoryCore
import Testing
import Collections
import CollectionsStubs

@Suite("The screen Collection List", .timeLimit(.minutes(1)))
@MainActor
struct CollectionListViewModelTests {
    private let anew = CollectionListPage.stub(items: [.stub(title: "Anew")])
    private let get = UseCaseMock<Int, CollectionListPage>(.success(.stub()))
    private let refresh: UseCaseMock<Int, CollectionListPage>
    private let navigator = CollectionListNavigatorMock()
    private let sut: CollectionListViewModel

    init() {
        refresh = UseCaseMock(.success(anew))
        sut = CollectionListViewModel(getCollectionList: get, refreshCollectionList: refresh, navigator: navigator)
    }

    @Test("It is idle before it appears")
    func idle() {
        // Then
        #expect(sut.state == .idle)
    }

    @Test("Appearing reads the first page")
    func appearing() async {
        // When
        await sut.didAppear()

        // Then
        #expect(sut.state == .loaded(.stub()))
        #expect(get.inputs == [1])
    }

    @Test("It is loading until the answer is there")
    func loading() async {
        // Given
        let gate = Gate()
        get.answer(.success(.stub()), gate: gate)

        // When
        let task = Task { await sut.didAppear() }
        await gate.arrival()

        // Then
        #expect(sut.state == .loading)
        gate.open()
        await task.value
    }

    @Test("Nothing to list is no error")
    func empty() async {
        // Given
        get.answer(.success(.stub(items: [])))

        // When
        await sut.didAppear()

        // Then
        #expect(sut.state == .empty)
    }

    @Test("A failure is shown")
    func failing() async {
        // Given
        get.answer(.failure(.cancelled))

        // When
        await sut.didAppear()

        // Then
        #expect(sut.state == .error(.cancelled))
    }

    @Test(
        "Appearing again reads nothing",
        arguments: [.success(.stub()), .success(.stub(items: [])), .failure(.cancelled)]
            as [Result<CollectionListPage, CollectionsError>])
    func appearingAgain(answer: Result<CollectionListPage, CollectionsError>) async {
        // Given
        get.answer(answer)
        await sut.didAppear()

        // When
        await sut.didAppear()

        // Then
        #expect(get.executeCallCount == 1)
    }

    @Test(
        "A retry always reads",
        arguments: [.success(.stub()), .success(.stub(items: [])), .failure(.cancelled)]
            as [Result<CollectionListPage, CollectionsError>])
    func retrying(answer: Result<CollectionListPage, CollectionsError>) async {
        // Given
        get.answer(answer)
        await sut.didAppear()
        get.answer(.success(anew))

        // When
        await sut.didTapOnRetryButton()

        // Then
        #expect(get.executeCallCount == 2)
        #expect(sut.state == .loaded(anew))
    }

    @Test("A pull reads anew, and what is shown stays until then")
    func refreshing() async {
        // Given
        await sut.didAppear()
        let gate = Gate()
        refresh.answer(.success(anew), gate: gate)

        // When
        let task = Task { await sut.didPullToRefresh() }
        await gate.arrival()

        // Then
        #expect(sut.state == .loaded(.stub()))
        gate.open()
        await task.value
        #expect(sut.state == .loaded(anew))
    }

    @Test("At the end the next page is put behind what is shown")
    func following() async {
        // Given
        let second = CollectionListItem.stub(id: CollectionListID(rawValue: "second"), title: "The second")
        get.answer(.success(.stub(next: 2)))
        await sut.didAppear()
        get.answer(.success(.stub(items: [second])))

        // When
        await sut.didReachEnd()

        // Then
        #expect(sut.state == .loaded(.stub(items: [.stub(), second])))
        #expect(get.inputs == [1, 2])
    }

    @Test("Where there is no next page, the end asks for nothing")
    func end() async {
        // Given
        await sut.didAppear()

        // When
        await sut.didReachEnd()

        // Then
        #expect(get.executeCallCount == 1)
    }

    @Test("While a page is being read, the end asks for it once")
    func followingTwice() async {
        // Given
        get.answer(.success(.stub(next: 2)))
        await sut.didAppear()
        let gate = Gate()
        get.answer(.success(.stub()), gate: gate)
        let task = Task { await sut.didReachEnd() }
        await gate.arrival()

        // When
        await sut.didReachEnd()
        gate.open()
        await task.value

        // Then
        #expect(get.inputs == [1, 2])
    }

    @Test("Only the answer to the last question is shown")
    func lateAnswer() async {
        // Given
        let gate = Gate()
        get.answer(.success(.stub()), gate: gate)
        let task = Task { await sut.didAppear() }
        await gate.arrival()

        // When
        await sut.didPullToRefresh()
        gate.open()
        await task.value

        // Then
        #expect(sut.state == .loaded(anew))
    }

    @Test("Taps lead to what was chosen, and back")
    func navigation() {
        // When
        sut.didSelect(.stub())
        sut.didTapOnBack()

        // Then
        #expect(navigator.navigateToCollectionListItemArguments == [CollectionListItem.stub().id])
        #expect(navigator.goBackCallCount == 1)
    }

    @Test("The feature makes the screen, and a link leads to it")
    func feature() async throws {
        // Given
        var dependencies = CollectionsDependencies()
        dependencies.collectionList = CollectionListRepositoryFake()
        var exits: [CollectionsExit] = []
        let sut = CollectionsFeature(dependencies: dependencies).makeCollectionListViewModel { exits.append($0) }

        // When
        await sut.didAppear()
        sut.didSelect(.stub())
        sut.didTapOnBack()

        // Then
        #expect(sut.state == .loaded(.stub()))
        #expect(exits == [.collectionListItem(CollectionListItem.stub().id), .back])
        let link = try DeepLink("story://collections/collection-list")
        #expect(CollectionsFeature.route(for: link) == .collectionList)
    }

    @Test("There is a stub for every situation, each under a name of its own")
    func stubs() {
        // When
        let stubs = CollectionListViewModelStub.all

        // Then
        #expect(Set(stubs.map(\.name)).count == stubs.count)
        for situation in ["idle", "loading", "loaded", "empty", "error"] {
            #expect(stubs.contains { "\($0.stub.state)".hasPrefix(situation) }, "\(situation) has no stub")
        }
    }
}
