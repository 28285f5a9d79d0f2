import Collections
import FeatureKitStubs
import Generation
import GenerationStubs
import Library
import LibraryStubs
import Playback
import StoryApp
import StoryCore
import Synchronization
import TerminalApp
import Testing

@Suite("The first screen", .timeLimit(.minutes(1)))
@MainActor
struct HomeViewModelTests {
    /// Answers one after the other, the last one again and again.
    private final class HomeUseCasesMock: GetHomeUseCaseContract, ObserveHomeUseCaseContract,
        DiscardUnfinishedUseCaseContract
    {
        let (changes, change) = AsyncStream<Void>.makeStream()
        private let answers: Mutex<[Result<HomeContent, HomeError>]>
        private let asked = Mutex(0)
        let discarded = Mutex<[JobID]>([])
        private let discardError: HomeError?
        private let first: Gate

        /// - Parameter first: Holds up the first answer.
        init(
            _ answers: [Result<HomeContent, HomeError>], discardError: HomeError? = nil, first: Gate = Gate(open: true)
        ) {
            self.answers = Mutex(answers)
            (self.discardError, self.first) = (discardError, first)
        }

        var count: Int { asked.withLock { $0 } }

        func execute() async throws(HomeError) -> HomeContent {
            let isFirst = asked.withLock { count in
                count += 1
                return count == 1
            }
            let answer = answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
            if isFirst { await first.pass() }
            return try answer.get()
        }

        func execute() -> AsyncStream<Void> { changes }

        func execute(_ job: JobID) async throws(HomeError) {
            discarded.withLock { $0.append(job) }
            if let discardError { throw discardError }
        }
    }

    private final class Way {
        var destinations: [AppDestination] = []
        var resumed: [JobID] = []
    }

    private static let full = HomeContent(newest: [.stub()])
    private static let fault = HomeError.library(.storage(.busy("Somebody else writes.")))
    private let way = Way()

    private func sut(_ answers: HomeUseCasesMock) -> HomeViewModel {
        HomeViewModel(
            getHome: answers, observeHome: answers, discardUnfinished: answers,
            resume: { [way] in way.resumed.append($0.id) }, navigate: { [way] in way.destinations.append($0) })
    }

    private func content(_ sut: HomeViewModel) -> HomeContent? {
        if case .loaded(let content) = sut.state { content } else { nil }
    }

    @Test("It reads what there is once, however often it appears")
    func appear() async {
        // Given
        let answers = HomeUseCasesMock([.success(Self.full)])
        let sut = sut(answers)

        // When
        await sut.didAppear()
        await sut.didAppear()

        // Then
        #expect(content(sut) == Self.full)
        #expect(answers.count == 1)
    }

    @Test("Without a story it is empty")
    func empty() async {
        let sut = sut(HomeUseCasesMock([.success(HomeContent())]))
        await sut.didAppear()
        guard case .empty = sut.state else { return #expect(Bool(false), "\(sut.state)") }
    }

    @Test("What failed is tried again")
    func retry() async {
        // Given
        let sut = sut(HomeUseCasesMock([.failure(Self.fault), .success(Self.full)]))
        await sut.didAppear()
        guard case .error(Self.fault) = sut.state else { return #expect(Bool(false), "\(sut.state)") }

        // When
        await sut.didTapOnRetryButton()

        // Then
        #expect(content(sut) == Self.full)
    }

    @Test("It follows the library, and what is shown stays if the library cannot be read")
    func changes() async {
        // Given
        let answers = HomeUseCasesMock([.success(HomeContent()), .success(Self.full), .failure(Self.fault)])
        let sut = sut(answers)
        await sut.didAppear()
        answers.change.yield()
        answers.change.yield()
        answers.change.finish()

        // When
        await sut.observeChanges()

        // Then
        #expect(content(sut) == Self.full)
        #expect(answers.count == 3)
        #expect(sut.failure == Self.fault)
    }

    @Test("An answer that is overtaken by a later one is not shown")
    func lateAnswer() async {
        // Given
        let gate = Gate()
        let answers = HomeUseCasesMock([.success(HomeContent()), .success(Self.full)], first: gate)
        let sut = sut(answers)
        let first = Task { await sut.didAppear() }
        await gate.arrival()
        // When
        await sut.didTapOnRetryButton()
        gate.open()
        await first.value
        // Then
        #expect(content(sut) == Self.full)
    }

    @Test("A story that is not finished is something, also without any other")
    func unfinished() async {
        let sut = sut(HomeUseCasesMock([.success(HomeContent(unfinished: [.stub()]))]))
        await sut.didAppear()
        #expect(content(sut)?.unfinished == [.stub()])
    }

    @Test("To resume a story leads to where its progress is shown")
    func resume() {
        // Given
        let sut = sut(HomeUseCasesMock([.success(Self.full)]))
        // When
        sut.didTapOnResume(.stub())
        // Then
        #expect(way.resumed == [JobOverview.stub().id])
        #expect(way.destinations == [.generation(.form)])
    }

    @Test("A story that was discarded is not shown any more")
    func discard() async {
        // Given
        let answers = HomeUseCasesMock([.success(HomeContent(unfinished: [.stub()])), .success(HomeContent())])
        let sut = sut(answers)
        await sut.didAppear()
        // When
        await sut.discard(.stub())
        // Then
        #expect(answers.discarded.withLock { $0 } == [JobOverview.stub().id])
        guard case .empty = sut.state else { return #expect(Bool(false), "\(sut.state)") }
    }

    @Test("If a story cannot be discarded, that is told beside what is shown")
    func failedDiscard() async {
        // Given
        let fault = HomeError.generation(.storage(.busy("The job")))
        let full = HomeContent(unfinished: [.stub()])
        let sut = sut(HomeUseCasesMock([.success(full)], discardError: fault))
        await sut.didAppear()
        // When
        await sut.discard(.stub())
        // Then
        #expect(sut.failure == fault)
        #expect(content(sut) == full)
        // When
        sut.didDismissFailure()
        // Then
        #expect(sut.failure == nil)
    }

    @Test("Its taps lead where they say")
    func taps() {
        // Given
        let sut = sut(HomeUseCasesMock([.success(Self.full)]))
        let story = StartedStory(
            story: QueuedStory(id: StoryID(rawValue: "one"), title: "One", duration: nil), position: 9)

        // When
        sut.didTapOnNewStory()
        sut.didTapOnQueue()
        sut.didTapOnNewHero()
        sut.didTapOnHeroes()
        sut.didTapOnEvents()
        sut.didTapOnNewCollection()
        sut.didTapOnAchievements()
        sut.didTapOnJourney()
        sut.didSelect(.stub(id: "two"))
        sut.didTapOnContinue(story)

        // Then
        #expect(
            way.destinations == [
                .generation(.form), .generation(.queue), .library(.heroForm(nil)), .library(.heroes),
                .library(.events),
                .collections(.form), .collections(.achievements), .collections(.journey),
                .library(.story(StoryID(rawValue: "two"))), .playback(.story(story.id, from: nil)),
            ])
    }
}
