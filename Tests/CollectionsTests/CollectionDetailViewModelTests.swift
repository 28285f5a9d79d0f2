import FeatureKit
import FeatureKitStubs
import StoryCore
import Testing
import Collections
import CollectionsStubs

@Suite("The screen Collection Detail", .timeLimit(.minutes(1)))
@MainActor
struct CollectionDetailViewModelTests {
    private let identifier = CollectionDetailID(rawValue: "stub")
    private let get = UseCaseMock<CollectionDetailID, CollectionDetailItem>(.success(.stub()))
    private let refresh = UseCaseMock<CollectionDetailID, CollectionDetailItem>(.success(.stub(title: "Anew")))
    private let navigator = CollectionDetailNavigatorMock()
    private let sut: CollectionDetailViewModel

    init() {
        sut = CollectionDetailViewModel(
            identifier: identifier, getCollectionDetail: get, refreshCollectionDetail: refresh, navigator: navigator)
    }

    @Test("It is idle before it appears")
    func idle() {
        // Then
        #expect(sut.state == .idle)
    }

    @Test("Appearing reads what was asked for")
    func appearing() async {
        // When
        await sut.didAppear()

        // Then
        #expect(sut.state == .loaded(.stub()))
        #expect(get.inputs == [identifier])
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

    @Test("A failure is shown")
    func failing() async {
        // Given
        get.answer(.failure(.notFound("stub")))

        // When
        await sut.didAppear()

        // Then
        #expect(sut.state == .error(.notFound("stub")))
    }

    @Test("Appearing again reads nothing", arguments: [nil, CollectionsError.cancelled])
    func appearingAgain(error: CollectionsError?) async {
        // Given
        get.answer(error.map { .failure($0) } ?? .success(.stub()))
        await sut.didAppear()

        // When
        await sut.didAppear()

        // Then
        #expect(get.executeCallCount == 1)
    }

    @Test("A retry always reads", arguments: [nil, CollectionsError.cancelled])
    func retrying(error: CollectionsError?) async {
        // Given
        get.answer(error.map { .failure($0) } ?? .success(.stub()))
        await sut.didAppear()
        get.answer(.success(.stub(title: "Again")))

        // When
        await sut.didTapOnRetryButton()

        // Then
        #expect(get.executeCallCount == 2)
        #expect(sut.state == .loaded(.stub(title: "Again")))
    }

    @Test("A pull reads anew, and what is shown stays until then")
    func refreshing() async {
        // Given
        await sut.didAppear()
        let gate = Gate()
        refresh.answer(.success(.stub(title: "Anew")), gate: gate)

        // When
        let task = Task { await sut.didPullToRefresh() }
        await gate.arrival()

        // Then
        #expect(sut.state == .loaded(.stub()))
        gate.open()
        await task.value
        #expect(sut.state == .loaded(.stub(title: "Anew")))
        #expect(refresh.inputs == [identifier])
    }

    @Test("A pull that fails says why")
    func failingToRefresh() async {
        // Given
        await sut.didAppear()
        refresh.answer(.failure(.cancelled))

        // When
        await sut.didPullToRefresh()

        // Then
        #expect(sut.state == .error(.cancelled))
    }

    @Test("Only the answer to the last question is shown")
    func lateAnswer() async {
        // Given
        let gate = Gate()
        get.answer(.success(.stub(title: "Late")), gate: gate)
        let task = Task { await sut.didAppear() }
        await gate.arrival()

        // When
        await sut.didPullToRefresh()
        gate.open()
        await task.value

        // Then
        #expect(sut.state == .loaded(.stub(title: "Anew")))
    }

    @Test("A tap on back leaves the screen")
    func leaving() {
        // When
        sut.didTapOnBack()

        // Then
        #expect(navigator.goBackCallCount == 1)
    }

    @Test("The feature makes the screen, and a link leads to it")
    func feature() async throws {
        // Given
        var dependencies = CollectionsDependencies()
        dependencies.collectionDetail = CollectionDetailRepositoryFake()
        var exits: [CollectionsExit] = []
        let sut = CollectionsFeature(dependencies: dependencies).makeCollectionDetailViewModel(of: identifier) {
            exits.append($0)
        }

        // When
        await sut.didAppear()
        sut.didTapOnBack()

        // Then
        #expect(sut.state == .loaded(.stub()))
        #expect(exits == [.back])
        let link = try DeepLink("story://collections/collection-detail/stub")
        #expect(CollectionsFeature.route(for: link) == .collectionDetail(identifier))
    }

    @Test("There is a stub for every situation, each under a name of its own")
    func stubs() {
        // When
        let stubs = CollectionDetailViewModelStub.all

        // Then
        #expect(Set(stubs.map(\.name)).count == stubs.count)
        for situation in ["idle", "loading", "loaded", "error"] {
            #expect(stubs.contains { "\($0.stub.state)".hasPrefix(situation) }, "\(situation) has no stub")
        }
    }
}
