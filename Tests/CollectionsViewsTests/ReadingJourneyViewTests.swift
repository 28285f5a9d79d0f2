import Collections
import CollectionsStubs
import CollectionsViews
import FeatureKit
import Observation
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("The reading journey on a screen", .timeLimit(.minutes(1)))
@MainActor
struct ReadingJourneyViewTests {
    private func screen(
        _ viewModel: any ReadingJourneyViewModelContract, columns: Int = 60, rows: Int = 24
    ) -> TestScreen {
        TestScreen(ReadingJourneyView(viewModel: viewModel), columns: columns, rows: rows)
    }

    @Test(
        "Every variant is told",
        arguments: [
            ("idle", "Loading the journey…"), ("loading", "Loading the journey…"),
            ("loaded", "25 min · 4 sessions · 3 stories · 2 finished"), ("in all", "Ole (removed)"),
            ("nothing this week, and the streak ended", "Nothing yet this week."),
            ("empty", "Your journey begins with the first story you listen to."),
            ("error", "! The library is in use by another copy of this program."),
            ("failure beside the journey", "That didn't work"),
        ])
    func variants(name: String, words: String) throws {
        let stub = try #require(ReadingJourneyViewModelStub.all.first { $0.name == name }).stub
        #expect(screen(stub).text.contains(words))
    }

    @Test("Arrows choose a period, and what is shown follows")
    func periods() {
        // Given
        let viewModel = ReadingJourneyViewModelMock(.loaded(.stub()))
        let sut = screen(viewModel)
        #expect(sut.text.contains("25 min"))

        // When
        sut.press(.left)

        // Then
        #expect(viewModel.period == .all)
        #expect(sut.text.contains("3 h 53 min · 31 sessions · 12 stories · 10 finished"))
    }

    @Test("Keys lead to the achievements, read anew, and leave")
    func keys() async {
        // Given
        let viewModel = ReadingJourneyViewModelMock(.loaded(.stub()))
        let sut = screen(viewModel)

        // When
        sut.type("a")
        sut.press(.escape)

        // Then
        #expect(await viewModel.log.next() == "didTapOnAchievements")
        #expect(await viewModel.log.next() == "didTapOnBack")
        sut.type("r")
        #expect(await viewModel.log.next() == "didPullToRefresh")
    }

    @Test("Where there is nothing, or it could not be read, Enter is the way on")
    func waysOn() async {
        // Given
        let empty = ReadingJourneyViewModelMock(.empty)
        let failed = ReadingJourneyViewModelMock(.error(.cancelled))

        // When
        screen(empty).press(.enter)
        screen(failed).press(.enter)

        // Then
        #expect(await empty.log.next() == "didTapOnStories")
        #expect(await failed.log.next() == "didTapOnRetryButton")
    }

    @Test("A small screen breaks nothing", arguments: [(20, 5), (1, 1)])
    func small(columns: Int, rows: Int) {
        for (name, stub) in ReadingJourneyViewModelStub.all {
            #expect(screen(stub, columns: columns, rows: rows).lines.count <= rows, "\(name)")
        }
    }
}

/// Shows what it is told to, and remembers what it was asked for.
@MainActor
@Observable
private final class ReadingJourneyViewModelMock: ReadingJourneyViewModelContract {
    let state: ReadingJourneyViewState
    var failure: CollectionsError?
    var period = JourneyPeriod.week
    @ObservationIgnored let log = CallLog()

    init(_ state: ReadingJourneyViewState) {
        self.state = state
    }

    func didAppear() async {}
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didPullToRefresh() async { log.note("didPullToRefresh") }
    func observeChanges() async {}
    func didDismissFailure() { failure = nil }
    func didTapOnAchievements() { log.note("didTapOnAchievements") }
    func didTapOnStories() { log.note("didTapOnStories") }
    func didTapOnBack() { log.note("didTapOnBack") }
}
