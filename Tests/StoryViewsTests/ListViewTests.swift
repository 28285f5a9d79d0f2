import FeatureKit
import FeatureKitStubs
import Observation
import StoryCore
import StoryViews
import TerminalUI
import Testing
import ViewTestSupport

@Suite("A list on a screen", .timeLimit(.minutes(1)))
@MainActor
struct ListViewTests {
    private let log = CallLog()

    // MARK: Variants

    @Test("Before it is read, and while it is, that is said in its place")
    func loading() {
        for state in [ListViewState<[String], StorageError>.idle, .loading] {
            #expect(section(state).lines == ["Reading names…"])
        }
    }

    @Test("What is listed is shown by its rows; where nothing is, something else stands")
    func rows() {
        #expect(section(.loaded(["Mira", "Ole"])).lines == ["Mira", "Ole"])
        #expect(section(.empty).lines == ["Nobody yet."])
    }

    @Test("An error is told in place of the list, and Enter tries again")
    func failing() async {
        // Given
        let sut = section(.error(.busy("The library")))

        // When
        sut.press(.enter)

        // Then
        #expect(sut.lines.first == "! " + StorageError.busy("The library").message)
        #expect(await log.next() == "retry")
    }

    @Test("Nothing stands below a list whose next page could be read")
    func nextPage() {
        #expect(nextPage(nil).lines == [])
    }

    @Test("A next page that could not be read is told on one line, with a button that tries again")
    func failedNextPage() async {
        // Given
        let sut = nextPage(.busy("The library"))
        #expect(sut.lines.count == 1)

        // When
        sut.press(.enter)

        // Then
        #expect(sut.text.contains("! " + StorageError.busy("The library").message))
        #expect(sut.focused == "Load more, button")
        #expect(await log.next() == "retry")
    }

    // MARK: Screens

    @Test("A screen with a list reads it, then keeps it as the library is")
    func appearing() async {
        // Given
        let sut = TestScreen(Text("Names").listScreen(ListViewModelMock(log)))

        // When
        await until { log.all.count >= 2 }

        // Then
        #expect(log.all == ["didAppear", "observeChanges"])
        sut.host.close()
    }

    @Test("'r' reads it anew, and Escape leaves it")
    func keys() async {
        // Given
        let sut = TestScreen(Text("Names").listScreen(ListViewModelMock(log)))

        // When
        sut.type("r")
        sut.press(.escape)

        // Then
        #expect(Set([await log.next(), await log.next()]) == ["didPullToRefresh", "didTapOnBack"])
        #expect(sut.keys.contains("r Refresh"))
        sut.host.close()
    }

    @Test("What failed is told in front of it until somebody has read that")
    func failure() {
        // Given
        let list = ListViewModelMock(log)
        let sut = TestScreen(Text("Names").listScreen(list))

        // When
        list.failure = .busy("The library")

        // Then
        #expect(sut.text.contains("That didn't work"))
        #expect(sut.text.contains(StorageError.busy("The library").message))

        // When
        sut.press(.escape)

        // Then
        #expect(list.failure == nil)
        #expect(!sut.text.contains("That didn't work"))
        sut.host.close()
    }

    // MARK: - Private

    private func section(_ state: ListViewState<[String], StorageError>) -> TestScreen {
        TestScreen(
            VStack {
                ListSection(state, loading: "Reading names…", retry: { log.note("retry") }) { names in
                    ForEach(names, id: \.self) { Text($0) }
                } nothing: {
                    Text("Nobody yet.")
                }
            })
    }

    private func nextPage(_ failure: StorageError?) -> TestScreen {
        TestScreen(VStack { NextPageStatusView(failure: failure) { log.note("retry") } })
    }
}

/// A list that does nothing but say what it was asked for.
@MainActor
@Observable
private final class ListViewModelMock: ListViewModelContract {
    let state = ListViewState<[String], StorageError>.loaded([])
    var failure: StorageError?
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
    }

    func didAppear() async { log.note("didAppear") }
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didPullToRefresh() async { log.note("didPullToRefresh") }
    func observeChanges() async { log.note("observeChanges") }
    func didDismissFailure() { failure = nil }
    func didTapOnBack() { log.note("didTapOnBack") }
}
