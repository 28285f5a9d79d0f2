import FeatureKit
import Collections
import CollectionsStubs
import FeatureKitStubs
import StoryCore
import Testing

@Suite("A collection's screen", .timeLimit(.minutes(1)))
@MainActor
struct CollectionDetailViewModelTests {
    private let getCollection: UseCaseMock<CollectionID, StoryCollection, CollectionsError>
    private let refreshCollection: UseCaseMock<CollectionID, StoryCollection, CollectionsError>
    private let completeStory: UseCaseMock<CollectionEntryID, CompletionOutcome, CollectionsError>
    private let resumeCollection = CreateCollectionUseCaseMock(
        .success(CollectionOutcome(collection: .stub(title: "Filled"), progress: CollectionProgress(count: 1))),
        steps: [.stub()])
    private let discardPlan = UseCaseMock<CollectionID, StoryCollection, CollectionsError>(
        .success(.stub(title: "Discarded")))
    private let renameCollection: UseCaseMock<CollectionRenaming, StoryCollection, CollectionsError>
    private let deleteCollection: UseCaseMock<CollectionID, Void, CollectionsError>
    private let getStoryChoices = UseCaseMock<CollectionID, [StoryChoice], CollectionsError>(
        .success([StoryChoice(id: StoryID(rawValue: "new"), title: "New")]))
    private let addStory = UseCaseMock<CollectionEntryID, StoryCollection, CollectionsError>(
        .success(.stub(title: "Added")))
    private let removeStory = UseCaseMock<CollectionEntryID, StoryCollection, CollectionsError>(
        .success(.stub(title: "Removed")))
    private let reopenStory = UseCaseMock<CollectionEntryID, StoryCollection, CollectionsError>(
        .success(.stub(title: "Reopened")))
    private let changes = LibraryObservationFake()
    private let navigator = NavigatorMock<CollectionsExit>()
    private let sut: CollectionDetailViewModel
    private let busy = CollectionsError.storage(.busy("The library"))
    private let gone = CollectionsError.storage(.notFound(.collection, "stub"))

    init() {
        getCollection = UseCaseMock(.success(.stub()))
        refreshCollection = UseCaseMock(.success(.stub(title: "Anew")))
        completeStory = UseCaseMock(
            .success(CompletionOutcome(collection: .stub(title: "Completed"), achievements: [.stub()])))
        renameCollection = UseCaseMock(.success(.stub(title: "Renamed")))
        deleteCollection = UseCaseMock(.success(()))
        sut = CollectionDetailViewModel(
            identifier: StoryCollection.stub().id,
            useCases: CollectionDetailUseCases(
                getCollection: getCollection, refreshCollection: refreshCollection, completeStory: completeStory,
                resumeCollection: resumeCollection, discardPlan: discardPlan, renameCollection: renameCollection,
                deleteCollection: deleteCollection, getStoryChoices: getStoryChoices, addStory: addStory,
                removeStory: removeStory, reopenStory: reopenStory, observation: changes),
            navigator: navigator)
    }

    @Test("Appearing reads the collection, once; trying again always does")
    func appear() async {
        await sut.didAppear()
        await sut.didAppear()
        #expect(sut.state == .loaded(.stub()))
        await sut.didTapOnRetryButton()
        #expect(getCollection.inputs == [StoryCollection.stub().id, StoryCollection.stub().id])
    }

    @Test("Completing is taken back by the same key")
    func reopen() async {
        // Given
        await sut.didAppear()

        // When
        await sut.didTapOnComplete(.stub("one", isCompleted: true))

        // Then
        #expect(completeStory.inputs.isEmpty)
        #expect(reopenStory.inputs.map(\.story.rawValue) == ["one"])
        #expect(sut.state == .loaded(.stub(title: "Reopened")))
    }

    @Test("A story is chosen among those that are not in the collection, and put in")
    func add() async throws {
        // Given
        await sut.didAppear()
        #expect(sut.choices == nil)

        // When
        await sut.didTapOnAddStory()
        await sut.add(try #require(sut.choices?.first))

        // Then
        #expect(addStory.inputs.map(\.story.rawValue) == ["new"])
        #expect(sut.state == .loaded(.stub(title: "Added")))
    }

    @Test("A story is taken out; if that fails, it is said beside the collection")
    func remove() async {
        // Given
        await sut.didAppear()

        // When
        await sut.didTapOnRemove(.stub("one"))
        #expect(sut.state == .loaded(.stub(title: "Removed")))
        removeStory.answer(.failure(busy))
        await sut.didTapOnRemove(.stub("two"))

        // Then
        #expect(sut.failure == busy)
        #expect(sut.state == .loaded(.stub(title: "Removed")))
    }

    @Test("Refreshing shows what there is meanwhile, also if it fails, but nothing that is gone")
    func refresh() async {
        // Given
        await sut.didAppear()

        // When, then
        await sut.didPullToRefresh()
        #expect(sut.state == .loaded(.stub(title: "Anew")))
        refreshCollection.answer(.failure(busy))
        await sut.didPullToRefresh()
        #expect(sut.state == .loaded(.stub(title: "Anew")))
        #expect(sut.failure == busy)
        refreshCollection.answer(.failure(gone))
        await sut.didPullToRefresh()
        #expect(sut.state == .error(gone))
        #expect(sut.failure == nil)
    }

    @Test("The missing stories of a collection are made, and shown when they are there")
    func resume() async {
        // Given
        getCollection.answer(.success(.stub(missing: [2])))
        await sut.didAppear()
        var told: [Bool] = []
        sut.onMaking = { told.append($0) }

        // When
        await sut.didTapOnResume()

        // Then
        #expect(told == [true, false])
        #expect(resumeCollection.resumed == [StoryCollection.stub().id])
        #expect(sut.state == .loaded(.stub(title: "Filled")))
        #expect(sut.progress == nil)
    }

    @Test("Why a missing story could not be made is told")
    func resumeFails() async {
        // Given
        let reason = StoryGenerationFailure(StorageError.diskFull(path: "/library"))
        var progress = CollectionProgress(count: 1)
        progress.steps = [.failed(reason)]
        resumeCollection.answer(.success(CollectionOutcome(collection: .stub(missing: [2]), progress: progress)))
        getCollection.answer(.success(.stub(missing: [2])))
        await sut.didAppear()

        // When
        await sut.didTapOnResume()

        // Then
        #expect(sut.failure == .generation(reason))
        #expect(sut.state == .loaded(.stub(missing: [2])))
    }

    @Test("A collection whose missing stories are discarded is shown without them, or why it still waits")
    func discard() async {
        // Given
        getCollection.answer(.success(.stub(missing: [2])))
        await sut.didAppear()
        // When, then
        discardPlan.answer(.failure(busy))
        await sut.didConfirmDiscard()
        #expect(sut.failure == busy)
        #expect(sut.state == .loaded(.stub(missing: [2])))
        discardPlan.answer(.success(.stub(title: "Discarded")))
        await sut.didConfirmDiscard()
        #expect(sut.failure == nil)
        #expect(sut.state == .loaded(.stub(title: "Discarded")))
    }

    @Test("A collection that lacks no story makes none")
    func resumeComplete() async {
        await sut.didAppear()
        await sut.didTapOnResume()
        #expect(resumeCollection.resumed.isEmpty)
    }

    @Test("A completed story is shown at once, and what was reached until somebody has seen it")
    func complete() async {
        // Given
        await sut.didAppear()

        // When
        await sut.didTapOnComplete(.stub("two"))

        // Then
        #expect(completeStory.inputs.map(\.story.rawValue) == ["two"])
        #expect(sut.state == .loaded(.stub(title: "Completed")))
        #expect(sut.achievements == [.stub()])
        sut.didDismissAchievements()
        #expect(sut.achievements.isEmpty)
    }

    @Test("What could not be completed or renamed is said, and the collection stays")
    func failures() async {
        // Given
        await sut.didAppear()
        completeStory.answer(.failure(busy))
        renameCollection.answer(.failure(.title(.blank)))

        // When, then
        await sut.didTapOnComplete(.stub("two"))
        #expect(sut.failure == busy)
        #expect(await sut.rename(to: " ") == false)
        #expect(sut.failure == .title(.blank))
        #expect(sut.state == .loaded(.stub()))
    }

    @Test("A new title is shown at once")
    func rename() async {
        await sut.didAppear()
        #expect(await sut.rename(to: "Renamed"))
        #expect(sut.state == .loaded(.stub(title: "Renamed")))
        #expect(renameCollection.inputs.map(\.title) == ["Renamed"])
    }

    @Test("Once it is removed, by whomever, the list is shown; if that fails it is said")
    func delete() async {
        // Given
        await sut.didAppear()
        deleteCollection.answer(.failure(busy))

        // When, then
        await sut.didConfirmDeletion()
        #expect(sut.failure == busy)
        #expect(navigator.exits.isEmpty)
        deleteCollection.answer(.success(()))
        await sut.didConfirmDeletion()
        deleteCollection.answer(.failure(gone))
        await sut.didConfirmDeletion()
        #expect(sut.failure == nil)
        #expect(navigator.exits == [.open(.list), .open(.list)])
    }

    @Test("A change elsewhere is shown")
    func observed() async {
        // Given
        await sut.didAppear()
        let task = Task { await sut.observeChanges() }
        await until { refreshCollection.executeCallCount > 0 }

        // When
        changes.tell([.collections])
        changes.tell([.heroes])
        changes.end()
        await task.value

        // Then
        #expect(refreshCollection.executeCallCount == 2)
        #expect(sut.state == .loaded(.stub(title: "Anew")))
    }

    @Test("Taps lead to a story, to the player, to the form, and back")
    func taps() {
        sut.didSelect(.stub("one"))
        sut.didTapOnPlay(.stub("two"))
        sut.didTapOnNewCollection()
        sut.didTapOnBack()
        let (one, two) = (StoryID(rawValue: "one"), StoryID(rawValue: "two"))
        #expect(navigator.exits == [.story(one), .play(two), .open(.form), .back])
    }

    @Test("All stories of the collection are played, in order, once it is there")
    func playAll() async {
        sut.didTapOnPlayAll()
        #expect(navigator.exits.isEmpty)
        await sut.didAppear()
        sut.didTapOnPlayAll()
        #expect(navigator.exits == [.playAll(StoryCollection.stub().stories.map(\.id))])
    }
}
