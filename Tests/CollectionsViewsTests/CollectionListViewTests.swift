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
private final class CollectionListViewModelMock: CollectionListViewModelContract {
    let state: CollectionListViewState
    @ObservationIgnored let log = CallLog()

    init(_ state: CollectionListViewState) {
        self.state = state
    }

    func didAppear() async { log.note("didAppear") }
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didPullToRefresh() async { log.note("didPullToRefresh") }
    func didReachEnd() async { log.note("didReachEnd") }
    func didSelect(_ item: CollectionListItem) { log.note("didSelect \(item.title)") }
    func didTapOnBack() { log.note("didTapOnBack") }
}

@Suite("Collection List on a screen", .timeLimit(.minutes(1)))
@MainActor
struct CollectionListViewTests {
    private let second = CollectionListItem.stub(id: CollectionListID(rawValue: "second"), title: "The second")

    @Test(
        "Every situation is told",
        arguments: [
            ("idle", "Reading…"), ("loading", "Reading…"), ("loaded", "The first"), ("empty", "Nothing yet."),
            ("error", "! The library is in use by another 'story'."),
        ])
    func situations(name: String, words: String) throws {
        // Given
        let stub = try #require(CollectionListViewModelStub.all.first { $0.name == name }).stub

        // When
        let sut = TestScreen(CollectionListView(viewModel: stub))

        // Then
        #expect(sut.lines.first == "Collection List")
        #expect(sut.text.contains(words))
    }

    @Test("A key reads anew, Enter opens what is selected, and Escape leaves the screen")
    func keys() async {
        // Given
        let viewModel = CollectionListViewModelMock(.loaded(.stub()))
        let sut = TestScreen(CollectionListView(viewModel: viewModel))

        // When
        sut.press(.enter, .escape)
        sut.type("r")

        // Then
        #expect(await viewModel.log.next() == "didSelect The first")
        #expect(await viewModel.log.next() == "didTapOnBack")
        #expect(await viewModel.log.next() == "didPullToRefresh")
    }

    @Test("At the last one the next page is asked for")
    func end() async {
        // Given
        let viewModel = CollectionListViewModelMock(.loaded(.stub(items: [.stub(), second], next: 2)))
        let sut = TestScreen(CollectionListView(viewModel: viewModel))

        // When
        sut.press(.down)

        // Then
        #expect(await viewModel.log.next() == "didReachEnd")
    }

    @Test("Where there is nothing, or it could not be read, Enter is the way on")
    func waysOn() async {
        // Given
        let empty = CollectionListViewModelMock(.empty)
        let failed = CollectionListViewModelMock(.error(.cancelled))

        // When
        TestScreen(CollectionListView(viewModel: empty)).press(.enter)
        TestScreen(CollectionListView(viewModel: failed)).press(.enter)

        // Then
        #expect(await empty.log.next() == "didTapOnBack")
        #expect(await failed.log.next() == "didTapOnRetryButton")
    }

    @Test("A small screen breaks nothing", arguments: [(20, 5), (1, 1)])
    func small(columns: Int, rows: Int) {
        for (name, stub) in CollectionListViewModelStub.all {
            let sut = TestScreen(CollectionListView(viewModel: stub), columns: columns, rows: rows)
            #expect(sut.lines.count <= rows, "\(name)")
        }
    }
}
