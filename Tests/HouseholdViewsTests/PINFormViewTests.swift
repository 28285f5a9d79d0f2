import Household
import HouseholdStubs
import HouseholdViews
import Observation
import TerminalUI
import Testing
import ViewTestSupport

/// Notes what is asked of it, and what is typed.
@MainActor
@Observable
private final class PINFormViewModelMock: PINFormViewModelContract {
    @ObservationIgnored let log = CallLog()
    var state: PINFormViewState
    var pin = ""
    var repeated = ""
    var failure: HouseholdError?

    init(_ state: PINFormViewState) { self.state = state }

    func didAppear() async {}
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didTapOnSave() async { log.note("didTapOnSave \(pin) \(repeated)") }
    func didConfirmRemoval() async { log.note("didConfirmRemoval") }
    func didTapOnBack() { log.note("didTapOnBack") }
}

@Suite("The form for the PIN on a screen", .timeLimit(.minutes(1)))
@MainActor
struct PINFormViewTests {
    @Test("What is typed is not shown, and is saved; Escape leaves")
    func typing() async {
        // Given
        let viewModel = PINFormViewModelMock(.editing(isSet: false))
        let sut = TestScreen(PINFormView(viewModel: viewModel))

        // When
        sut.type("4711")
        sut.press(.tab)
        sut.type("4712")
        let shown = sut.text
        sut.press(.tab, .enter)

        // Then
        #expect(shown.contains("[****") && !shown.contains("47"))
        #expect(!shown.contains("Remove PIN"))
        #expect(await viewModel.log.next() == "didTapOnSave 4711 4712")
        sut.press(.escape)
        #expect(await viewModel.log.next() == "didTapOnBack")
    }

    @Test("A PIN is removed once that is confirmed")
    func removing() async {
        // Given
        let viewModel = PINFormViewModelMock(.editing(isSet: true))
        let sut = TestScreen(PINFormView(viewModel: viewModel))

        // When
        sut.press(.tab, .tab, .tab, .enter)
        #expect(sut.text.contains("Remove the PIN?"))
        sut.press(.left, .enter)

        // Then
        #expect(await viewModel.log.next() == "didConfirmRemoval")
    }
}
