import Observation
import TerminalUI
import Testing
import ViewTestSupport
import Collections
import CollectionsStubs
import CollectionsViews

/// Shows what it is told to, and remembers what it was asked for.
@MainActor
@Observable
private final class CollectionDetailViewModelMock: CollectionDetailViewModelContract {
    let state: CollectionDetailViewState
    @ObservationIgnored let log = CallLog()

    init(_ state: CollectionDetailViewState) {
        self.state = state
    }

    func didAppear() async { log.note("didAppear") }
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didPullToRefresh() async { log.note("didPullToRefresh") }
    func didTapOnBack() { log.note("didTapOnBack") }
}

@Suite("Collection Detail on a screen", .timeLimit(.minutes(1)))
@MainActor
struct CollectionDetailViewTests {
    @Test(
        "Every situation is told",
        arguments: [
            ("idle", "Reading…"), ("loading", "Reading…"), ("loaded", "The first"),
            ("error", "! The library is in use by another 'story'."),
        ])
    func situations(name: String, line: String) throws {
        // Given
        let stub = try #require(CollectionDetailViewModelStub.all.first { $0.name == name }).stub

        // When
        let sut = TestScreen(CollectionDetailView(viewModel: stub))

        // Then
        #expect(sut.lines.prefix(2) == ["Collection Detail", line])
    }

    @Test("A key reads anew, and Escape leaves the screen")
    func keys() async {
        // Given
        let viewModel = CollectionDetailViewModelMock(.loaded(.stub()))
        let sut = TestScreen(CollectionDetailView(viewModel: viewModel))

        // When
        sut.press(.escape)
        sut.type("r")

        // Then
        #expect(await viewModel.log.next() == "didTapOnBack")
        #expect(await viewModel.log.next() == "didPullToRefresh")
    }

    @Test("Where it could not be read, Enter tries again")
    func retry() async {
        // Given
        let viewModel = CollectionDetailViewModelMock(.error(.cancelled))
        let sut = TestScreen(CollectionDetailView(viewModel: viewModel))

        // When
        sut.press(.enter)

        // Then
        #expect(await viewModel.log.next() == "didTapOnRetryButton")
    }

    @Test("A small screen breaks nothing", arguments: [(20, 5), (1, 1)])
    func small(columns: Int, rows: Int) {
        for (name, stub) in CollectionDetailViewModelStub.all {
            let sut = TestScreen(CollectionDetailView(viewModel: stub), columns: columns, rows: rows)
            #expect(sut.lines.count <= rows, "\(name)")
        }
    }
}
