import FeatureKit
import FeatureKitStubs
import Library
import LibraryStubs
import StoryCore
import Testing

@Suite("The bin on a screen's view model", .timeLimit(.minutes(1)))
@MainActor
struct StoryBinTests {
    private let get = UseCaseMock<Void, StoryBin, LibraryError>(.success(.stub))
    private let restore = UseCaseMock<[StoryID], Void, LibraryError>(.success(()))
    private let observe = LibraryObservationFake()
    private let navigator = NavigatorMock<LibraryExit>()
    private let busy = LibraryError.storage(.busy("The library"))
    private let sut: StoryBinViewModel

    init() {
        sut = StoryBinViewModel(
            getBin: get, restoreFromBin: restore, observation: observe,
            now: { StoryBin.stub.stories[0].removedAt }, navigator: navigator)
    }

    @Test("It is read once, and shown; an empty bin says so")
    func reading() async {
        #expect(sut.state == .idle)
        await sut.didAppear()
        await sut.didAppear()
        #expect(sut.state == .loaded(.stub))
        #expect(get.executeCallCount == 1)
        get.answer(.success(StoryBin()))
        await sut.didPullToRefresh()
        #expect(sut.state == .empty)
    }

    @Test("A bin that cannot be read shows why, and the retry reads it; later failures keep what is shown")
    func failing() async {
        get.answer(.failure(busy))
        await sut.didAppear()
        #expect(sut.state == .error(busy))
        get.answer(.success(.stub))
        await sut.didTapOnRetryButton()
        get.answer(.failure(busy))
        await sut.didPullToRefresh()
        #expect(sut.state == .loaded(.stub))
        #expect(sut.failure == busy)
        sut.didDismissFailure()
        #expect(sut.failure == nil)
    }

    @Test("Restoring takes the story out, also one that somebody else took out before")
    func restoring() async {
        // Given
        await sut.didAppear()
        get.answer(.success(StoryBin()))
        restore.answer(.failure(.storage(.notFound(.story, "stub"))))
        // When
        await sut.didTapOnRestore(StoryBin.stub.stories[0])
        // Then
        #expect(restore.inputs == [[StoryID(rawValue: "stub")]])
        #expect(sut.state == .empty)
        #expect(sut.failure == nil)
    }

    @Test("A story that cannot be restored stays, and it is said why")
    func notRestored() async {
        await sut.didAppear()
        restore.answer(.failure(busy))
        await sut.didTapOnRestore(StoryBin.stub.stories[0])
        #expect(sut.failure == busy)
        #expect(sut.state == .loaded(.stub))
    }

    @Test("Deleting for good is asked about first")
    func deleting() {
        sut.didTapOnDelete(StoryBin.stub.stories[0])
        sut.didTapOnEmpty()
        sut.didTapOnBack()
        let story = LibraryDeletion.binnedStory(StoryID(rawValue: "stub"))
        #expect(navigator.exits == [.open(.deletion(story)), .open(.deletion(.bin)), .back])
    }

    @Test("What changes in the library changes the bin")
    func observing() async {
        // Given
        await sut.didAppear()
        let gate = Gate()
        get.answer(.success(StoryBin()), gate: gate)
        let task = Task { await sut.observeChanges() }
        await gate.arrival()
        // When
        gate.open()
        task.cancel()
        await task.value
        // Then
        #expect(sut.state == .empty)
    }
}
