import FeatureKit
import Household
import HouseholdStubs
import HouseholdViews
import Observation
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

/// Answers with a fixed result, and records its inputs.
@MainActor
@Observable
private final class ProfileDetailViewModelMock: ProfileDetailViewModelContract {
    let state: ProfileDetailViewState
    let failure: HouseholdError? = nil
    let isCaller = false
    @ObservationIgnored let log = CallLog()

    init(_ state: ProfileDetailViewState) {
        self.state = state
    }

    func didAppear() async { log.note("didAppear") }
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didPullToRefresh() async { log.note("didPullToRefresh") }
    func observeChanges() async { log.note("observeChanges") }
    func didDismissFailure() { log.note("didDismissFailure") }
    func didTapOnRead() async { log.note("didTapOnRead") }
    func didTapOnEdit() { log.note("didTapOnEdit") }
    func didConfirmDeletion() async { log.note("didConfirmDeletion") }
    func didTapOnBack() { log.note("didTapOnBack") }
}

@Suite("A profile on a screen", .timeLimit(.minutes(1)))
@MainActor
struct ProfileDetailViewTests {
    @Test(
        "Every variant is told",
        arguments: [
            ("idle", "Loading profile…"), ("loading", "Loading profile…"),
            ("loaded", "stories that fit the age and the language"),
            ("first", "every story"), ("chosen stories", "those about 1 hero"),
            ("loaded with a failure", "That didn't work"),
            ("error", "! The library is in use by another copy of this program."),
        ])
    func variants(name: String, words: String) throws {
        let stub = try #require(ProfileDetailViewModelStub.all.first { $0.name == name }).stub
        #expect(TestScreen(ProfileDetailView(viewModel: stub)).text.contains(words))
    }

    @Test("Keys go on as the profile, read it anew, lead to the form, and leave the screen")
    func keys() async {
        // Given
        let viewModel = ProfileDetailViewModelMock(.loaded(.stub()))
        let sut = TestScreen(ProfileDetailView(viewModel: viewModel))

        // When
        sut.press(.enter)

        // Then
        #expect(await viewModel.log.next() == "didTapOnRead")
        sut.press(.escape)
        sut.type("e")
        #expect(await viewModel.log.next() == "didTapOnBack")
        #expect(await viewModel.log.next() == "didTapOnEdit")
        sut.type("r")
        #expect(await viewModel.log.next() == "didPullToRefresh")
    }

    @Test("Before it is deleted, the screen asks")
    func deletion() async {
        // Given
        let viewModel = ProfileDetailViewModelMock(.loaded(.stub()))
        let sut = TestScreen(ProfileDetailView(viewModel: viewModel))

        // When
        sut.type("d")
        #expect(sut.text.contains("Delete the profile Ben?"))
        #expect(!viewModel.log.all.contains("didConfirmDeletion"))
        sut.click("[ Delete ]")

        // Then
        #expect(await viewModel.log.next() == "didConfirmDeletion")
    }

    @Test("Where it could not be read, Enter tries again")
    func retry() async {
        let viewModel = ProfileDetailViewModelMock(.error(.storage(.busy("The library"))))
        TestScreen(ProfileDetailView(viewModel: viewModel)).press(.enter)
        #expect(await viewModel.log.next() == "didTapOnRetryButton")
    }

    @Test("A small screen breaks nothing", arguments: [(20, 5), (1, 1)])
    func small(columns: Int, rows: Int) {
        for (name, stub) in ProfileDetailViewModelStub.all {
            let sut = TestScreen(ProfileDetailView(viewModel: stub), columns: columns, rows: rows)
            #expect(sut.lines.count <= rows, "\(name)")
        }
    }
}
