import Household
import HouseholdStubs
import HouseholdViews
import Observation
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

/// Keeps what is typed, and records its inputs.
@MainActor
@Observable
private final class ProfileFormViewModelMock: ProfileFormViewModelContract {
    let state: ProfileFormViewState
    var draft = ProfileValues(name: "")
    let formError: HouseholdError? = nil
    let isNew = true
    let isFirst = false
    let heroes: [Hero] = []
    let languages: [LanguageCode] = [.english]
    @ObservationIgnored let log = CallLog()

    init(_ state: ProfileFormViewState) {
        self.state = state
    }

    var hasChanges: Bool { draft != ProfileValues(name: "") }

    func didAppear() async { log.note("didAppear") }
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didTapOnSave() async { log.note("didTapOnSave") }
    func didTapOnBack() { log.note("didTapOnBack") }
}

@Suite("The form for a profile on a screen", .timeLimit(.minutes(1)))
@MainActor
struct ProfileFormViewTests {
    @Test(
        "Every variant is told",
        arguments: [
            ("idle", "Loading profile…"), ("loading", "Loading profile…"),
            ("error", "! The library is in use by another copy of this program."), ("editing", "Edit profile"),
            ("editing without a name", "! The name is empty."), ("first", "Edit profile"),
            ("chosen stories", "Stories about"), ("saving", "Saving…"),
            ("saved", "Added Ben."),
            ("failed", "! The disk that holds /library is full."),
        ])
    func variants(name: String, words: String) throws {
        let stub = try #require(ProfileFormViewModelStub.all.first { $0.name == name }).stub
        #expect(TestScreen(ProfileFormView(viewModel: stub)).text.contains(words))
    }

    @Test("What is typed is in the draft, and a button saves it")
    func typing() async {
        // Given
        let viewModel = ProfileFormViewModelMock(.editing)
        let sut = TestScreen(ProfileFormView(viewModel: viewModel))

        // When
        sut.type("Mia")
        sut.press(.tab, .left)
        sut.click("[ Save ]")

        // Then
        #expect(viewModel.draft.name == "Mia" && viewModel.draft.role == .parent)
        #expect(await viewModel.log.next() == "didTapOnSave")
    }

    @Test("The first profile has neither a role nor a shelf to choose")
    func first() throws {
        let stub = try #require(ProfileFormViewModelStub.all.first { $0.name == "first" }).stub
        let text = TestScreen(ProfileFormView(viewModel: stub)).text
        #expect(!text.contains("Role") && !text.contains("May create stories"))
    }

    @Test("Escape leaves the form, but asks before it discards what was typed")
    func leaving() async {
        // Given
        let viewModel = ProfileFormViewModelMock(.editing)
        let sut = TestScreen(ProfileFormView(viewModel: viewModel))

        // When
        sut.press(.escape)

        // Then
        #expect(await viewModel.log.next() == "didTapOnBack")
        viewModel.draft.name = "Mia"
        sut.press(.escape)
        #expect(sut.text.contains("Discard"))
    }

    @Test("A small screen breaks nothing", arguments: [(20, 5), (1, 1)])
    func small(columns: Int, rows: Int) {
        for (name, stub) in ProfileFormViewModelStub.all {
            let sut = TestScreen(ProfileFormView(viewModel: stub), columns: columns, rows: rows)
            #expect(sut.lines.count <= rows, "\(name)")
        }
    }
}
