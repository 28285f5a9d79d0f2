import Collections
import CollectionsStubs
import FeatureKit
import FeatureKitStubs
import StoryCore
import Testing

@Suite("The screen of the reading journey", .timeLimit(.minutes(1)))
@MainActor
struct ReadingJourneyViewModelTests {
    private let getReadingJourney: UseCaseMock<Void, ReadingJourney, CollectionsError>
    private let changes = LibraryObservationFake()
    private let navigator = NavigatorMock<CollectionsExit>()
    private let sut: ReadingJourneyViewModel
    private let busy = CollectionsError.storage(.busy("The library"))
    private let nothing = ReadingJourney(
        chapters: [], streak: ListeningStreak(current: 0, longest: 0, hasToday: false), milestones: [])

    init() {
        getReadingJourney = UseCaseMock(.success(.stub()))
        sut = ReadingJourneyViewModel(
            getReadingJourney: getReadingJourney, observation: changes, navigator: navigator)
    }

    @Test("Appearing reads the journey, once, and shows this week")
    func appear() async {
        await sut.didAppear()
        await sut.didAppear()
        #expect(sut.state == .loaded(.stub()))
        #expect(sut.period == .week)
        #expect(getReadingJourney.executeCallCount == 1)
    }

    @Test("Before anybody has listened it says so")
    func empty() async {
        getReadingJourney.answer(.success(nothing))
        await sut.didAppear()
        #expect(sut.state == .empty)
    }

    @Test("What cannot be read is said, and trying again reads")
    func retry() async {
        // Given
        getReadingJourney.answer(.failure(busy))
        await sut.didAppear()
        #expect(sut.state == .error(busy))

        // When
        getReadingJourney.answer(.success(.stub()))
        await sut.didTapOnRetryButton()

        // Then
        #expect(sut.state == .loaded(.stub()))
    }

    @Test("A journey that cannot be read again stays, and why is said beside it")
    func refresh() async {
        // Given
        await sut.didAppear()

        // When
        getReadingJourney.answer(.failure(busy))
        await sut.didPullToRefresh()

        // Then
        #expect(sut.state == .loaded(.stub()))
        #expect(sut.failure == busy)
        sut.didDismissFailure()
        #expect(sut.failure == nil)
    }

    @Test(
        "It is read anew when a story was heard, or a hero or an event has another name",
        arguments: [LibraryPart.stories, .heroes, .events, .collections, .jobs])
    func observed(part: LibraryPart) async {
        // Given
        await sut.didAppear()
        let task = Task { await sut.observeChanges() }
        await until { getReadingJourney.executeCallCount > 1 }

        // When
        changes.tell([part])
        changes.end()
        await task.value

        // Then
        #expect(getReadingJourney.executeCallCount == ([.collections, .jobs].contains(part) ? 2 : 3))
    }

    @Test("Another period is shown without reading anew")
    func period() async {
        await sut.didAppear()
        sut.period = .all
        #expect(sut.state == .loaded(.stub()))
        #expect(getReadingJourney.executeCallCount == 1)
    }

    @Test("Taps lead to the achievements, to the stories, and back")
    func taps() {
        sut.didTapOnAchievements()
        sut.didTapOnStories()
        sut.didTapOnBack()
        #expect(navigator.exits == [.open(.achievements), .stories, .back])
    }

    @Test("One stub shows each variant")
    func stubs() {
        let names = Set(ReadingJourneyViewModelStub.all.map(\.name))
        #expect(names.isSuperset(of: ["idle", "loading", "loaded", "empty", "error"]))
    }
}
