import FeatureKit
import FeatureKitStubs
import Library
import LibraryStubs
import StoryCore
import Testing

@Suite("Lists of heroes and of custom events", .timeLimit(.minutes(1)))
@MainActor
struct HeroListTests {
    private let get = UseCaseMock<Void, [Hero], LibraryError>(.success([.stub()]))
    private let refresh = UseCaseMock<Void, [Hero], LibraryError>(.success([.stub(), .stub(name: "Ole")]))
    private let observe = LibraryObservationFake()
    private let navigator = NavigatorMock<LibraryExit>()
    private let busy = LibraryError.storage(.busy("The library"))
    private let sut: HeroListViewModel

    init() {
        sut = HeroListViewModel(
            getHeroes: get, refreshHeroes: refresh, observation: observe, navigator: navigator)
    }

    @Test("It is idle, then loading, then shows the heroes; appearing again loads nothing, a retry always does")
    func loading() async {
        #expect(sut.state == .idle)
        let gate = Gate()
        get.answer(.success([.stub()]), gate: gate)
        let task = Task { await sut.didAppear() }
        await gate.arrival()
        #expect(sut.state == .loading)
        gate.open()
        await task.value
        #expect(sut.state == .loaded([.stub()]))
        await sut.didAppear()
        #expect(get.executeCallCount == 1)
        await sut.didTapOnRetryButton()
        #expect(get.executeCallCount == 2)
    }

    @Test("No heroes are no error")
    func empty() async {
        get.answer(.success([]))
        await sut.didAppear()
        #expect(sut.state == .empty)
    }

    @Test("A failure is shown, and one of a refresh beside the list")
    func failing() async {
        get.answer(.failure(busy))
        await sut.didAppear()
        #expect(sut.state == .error(busy))
        get.answer(.success([.stub()]))
        await sut.didTapOnRetryButton()
        refresh.answer(.failure(busy))
        await sut.didPullToRefresh()
        #expect(sut.state == .loaded([.stub()]))
        #expect(sut.failure == busy)
        sut.didDismissFailure()
        #expect(sut.failure == nil)
    }

    @Test("A pull shows the list until the new one is there")
    func refreshing() async {
        await sut.didAppear()
        let gate = Gate()
        refresh.answer(.success([]), gate: gate)
        let task = Task { await sut.didPullToRefresh() }
        await gate.arrival()
        #expect(sut.state == .loaded([.stub()]))
        gate.open()
        await task.value
        #expect(sut.state == .empty)
    }

    @Test("What others change is shown")
    func observing() async {
        await sut.didAppear()
        let task = Task { await sut.observeChanges() }
        await until { sut.state != .loaded([.stub()]) }
        refresh.answer(.success([]))
        observe.tell([.heroes])
        await until { sut.state == .empty }
        task.cancel()
        await task.value
    }

    @Test("Taps lead to the form, to the question before a deletion, and back")
    func navigation() {
        sut.didSelect(.stub())
        sut.didTapOnNewHero()
        sut.didTapOnDelete(.stub())
        sut.didTapOnBack()
        let hero = Hero.stub().id
        #expect(
            navigator.exits == [.open(.heroForm(hero)), .open(.heroForm(nil)), .open(.deletion(.hero(hero))), .back])
    }

    @Test("The list of events goes through the same states and leads to its own destinations")
    func events() async {
        // Given
        let get = UseCaseMock<Void, [CustomStoryEvent], LibraryError>(.failure(busy))
        let refresh = UseCaseMock<Void, [CustomStoryEvent], LibraryError>(.success([]))
        let navigator = NavigatorMock<LibraryExit>()
        let update = UseCaseMock<EventChange, CustomStoryEvent, LibraryError>(.success(.stub()))
        let sut = EventListViewModel(
            getEvents: get, refreshEvents: refresh, updateEvent: update, observation: observe,
            navigator: navigator)
        // Then
        #expect(sut.state == .idle)
        await sut.didAppear()
        #expect(sut.state == .error(busy))
        get.answer(.success([.stub()]))
        await sut.didTapOnRetryButton()
        #expect(sut.state == .loaded([.stub()]))
        await sut.didPullToRefresh()
        #expect(sut.state == .empty)
        sut.didSelect(.stub())
        sut.didTapOnNewEvent()
        sut.didTapOnDelete(.stub())
        sut.didTapOnBack()
        let event = CustomStoryEvent.stub().id
        #expect(
            navigator.exits
                == [.open(.eventForm(event)), .open(.eventForm(nil)), .open(.deletion(.event(event))), .back])
    }
}
