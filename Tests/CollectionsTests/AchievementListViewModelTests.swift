import FeatureKit
import FeatureKitStubs
import Collections
import CollectionsStubs
import StoryCore
import Testing

@Suite("The list of achievements", .timeLimit(.minutes(1)))
@MainActor
struct AchievementListViewModelTests {
    private let getAchievements: UseCaseMock<Void, [Achievement], CollectionsError>
    private let navigator = NavigatorMock<CollectionsExit>()
    private let sut: AchievementListViewModel
    private let busy = CollectionsError.storage(.busy("The library"))

    init() {
        getAchievements = UseCaseMock(.success([.stub()]))
        sut = AchievementListViewModel(
            getAchievements: getAchievements, observation: LibraryObservationFake(), navigator: navigator)
    }

    @Test("Appearing reads the achievements, once")
    func appear() async {
        await sut.didAppear()
        await sut.didAppear()
        #expect(sut.state == .loaded([.stub()]))
        #expect(getAchievements.executeCallCount == 1)
    }

    @Test("Without achievements it says so")
    func empty() async {
        getAchievements.answer(.success([]))
        await sut.didAppear()
        #expect(sut.state == .empty)
    }

    @Test("What cannot be read is said, and trying again reads")
    func retry() async {
        // Given
        getAchievements.answer(.failure(busy))
        await sut.didAppear()
        #expect(sut.state == .error(busy))

        // When
        getAchievements.answer(.success([.stub()]))
        await sut.didTapOnRetryButton()

        // Then
        #expect(sut.state == .loaded([.stub()]))
    }

    @Test("A list that cannot be read again stays, and why is said beside it")
    func refresh() async {
        // Given
        await sut.didAppear()

        // When
        getAchievements.answer(.failure(busy))
        await sut.didPullToRefresh()

        // Then
        #expect(sut.state == .loaded([.stub()]))
        #expect(sut.failure == busy)
        sut.didDismissFailure()
        #expect(sut.failure == nil)
    }

    @Test("Taps lead to the journey, and back")
    func taps() {
        sut.didTapOnJourney()
        sut.didTapOnBack()
        #expect(navigator.exits == [.open(.journey), .back])
    }
}
