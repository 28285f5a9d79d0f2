import FeatureKit
import FeatureKitStubs
import Library
import LibraryStubs
import StoryCore
import Testing

@Suite("A story's screen", .timeLimit(.minutes(1)))
@MainActor
struct StoryDetailTests {
    private let get = UseCaseMock<StoryID, Story, LibraryError>(.success(.stub()))
    private let refresh = UseCaseMock<StoryID, Story, LibraryError>(.success(.stub(title: "Refreshed")))
    private let favorite = UseCaseMock<FavoriteChange, Void, LibraryError>(.success(()))
    private let edit = UseCaseMock<StoryChange, Story, LibraryError>(.success(.stub(title: "Edited")))
    private let observe = LibraryObservationFake()
    private let navigator = NavigatorMock<LibraryExit>()
    private let identifier = Story.stub().id
    private let busy = LibraryError.storage(.busy("The library"))
    private let sut: StoryDetailViewModel

    init() {
        sut = StoryDetailViewModel(
            identifier: identifier, getStory: get, refreshStory: refresh, setFavorite: favorite, editStory: edit,
            observation: observe, navigator: navigator)
    }

    @Test("It is idle, then loading, then shows the story; appearing again loads nothing, a retry always does")
    func loading() async {
        // Given
        #expect(sut.state == .idle)
        let gate = Gate()
        get.answer(.success(.stub()), gate: gate)
        // When
        let task = Task { await sut.didAppear() }
        await gate.arrival()
        // Then
        #expect(sut.state == .loading)
        gate.open()
        await task.value
        #expect(sut.state == .loaded(.stub()))
        await sut.didAppear()
        #expect(get.inputs == [identifier])
        await sut.didTapOnRetryButton()
        #expect(get.executeCallCount == 2)
    }

    @Test("A story that cannot be read shows why, and appearing again does not hide it")
    func failing() async {
        get.answer(.failure(busy))
        await sut.didAppear()
        await sut.didAppear()
        #expect(sut.state == .error(busy))
        #expect(get.executeCallCount == 1)
    }

    @Test("A pull reads the story anew while the old one stays")
    func refreshing() async {
        // Given
        await sut.didAppear()
        let gate = Gate()
        refresh.answer(.success(.stub(title: "Refreshed")), gate: gate)
        // When
        let task = Task { await sut.didPullToRefresh() }
        await gate.arrival()
        // Then
        #expect(sut.state == .loaded(.stub()))
        gate.open()
        await task.value
        #expect(sut.state == .loaded(.stub(title: "Refreshed")))
        #expect(get.executeCallCount == 1)
    }

    @Test("A pull that fails keeps the story and says so; only a story that is gone is not shown any more")
    func failedRefresh() async {
        await sut.didAppear()
        refresh.answer(.failure(busy))
        await sut.didPullToRefresh()
        #expect(sut.story == .stub())
        #expect(sut.failure == busy)
        refresh.answer(.failure(.storage(.notFound(.story, "stub"))))
        await sut.didPullToRefresh()
        #expect(sut.state == .error(.storage(.notFound(.story, "stub"))))
    }

    @Test("A tap marks the story, another takes the mark away, and a mark that is not kept is not shown")
    func marking() async {
        await sut.didAppear()
        await sut.didTapOnFavorite()
        #expect(sut.story?.isFavorite == true)
        await sut.didTapOnFavorite()
        #expect(sut.story?.isFavorite == false)
        #expect(favorite.inputs.map(\.isFavorite) == [true, false])
        favorite.answer(.failure(busy))
        await sut.didTapOnFavorite()
        #expect(sut.story?.isFavorite == false)
        #expect(sut.failure == busy)
    }

    @Test("An edit that is kept is shown; one that is not leaves the story and says why")
    func editing() async {
        await sut.didAppear()
        let change = StoryEdit(title: "Edited")
        #expect(await sut.save(change))
        #expect(sut.state == .loaded(.stub(title: "Edited")))
        #expect(edit.inputs == [StoryChange(identifier: identifier, edit: change)])
        edit.answer(.failure(.edit(.blankTitle)))
        #expect(await !sut.save(StoryEdit(title: " ")))
        #expect(sut.story?.title == "Edited")
        #expect(sut.failure == .edit(.blankTitle))
        sut.didDismissFailure()
        #expect(sut.failure == nil)
    }

    @Test("While a change is being kept no other begins, and what was read before it is not shown after it")
    func changesInARow() async {
        // Given
        await sut.didAppear()
        let (slow, saving) = (Gate(), Gate())
        refresh.answer(.success(.stub(title: "Old")), gate: slow)
        let pulling = Task { await sut.didPullToRefresh() }
        await slow.arrival()
        edit.answer(.success(.stub(title: "Edited")), gate: saving)
        let editing = Task { await sut.save(StoryEdit(title: "Edited")) }
        await saving.arrival()
        // When
        #expect(sut.isSaving)
        await sut.didTapOnFavorite()
        saving.open()
        #expect(await editing.value)
        slow.open()
        await pulling.value
        // Then
        #expect(favorite.executeCallCount == 0)
        #expect(!sut.isSaving)
        #expect(sut.story?.title == "Edited")
    }

    @Test("What others change is shown")
    func observing() async {
        await sut.didAppear()
        let task = Task { await sut.observeChanges() }
        await until { sut.story?.title == "Refreshed" }
        refresh.answer(.success(.stub(title: "From elsewhere")))
        observe.tell([.heroes])
        observe.tell([.stories])
        await until { sut.story?.title == "From elsewhere" }
        #expect(refresh.executeCallCount == 2)
        task.cancel()
        await task.value
    }

    @Test("Taps lead to the question before a deletion, and back")
    func navigation() {
        sut.didTapOnDelete()
        sut.didTapOnBack()
        #expect(navigator.exits == [.open(.deletion(.story(identifier))), .back])
    }
}
