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
private final class ProfileListViewModelMock: ProfileListViewModelContract {
    let state: ProfileListViewState
    let failure: HouseholdError? = nil
    let caller = ProfileID.first
    @ObservationIgnored let log = CallLog()

    init(_ state: ProfileListViewState) {
        self.state = state
    }

    func didAppear() async { log.note("didAppear") }
    func didTapOnRetryButton() async { log.note("didTapOnRetryButton") }
    func didPullToRefresh() async { log.note("didPullToRefresh") }
    func observeChanges() async { log.note("observeChanges") }
    func didDismissFailure() { log.note("didDismissFailure") }
    func didSelect(_ profile: Profile) { log.note("didSelect \(profile.name)") }
    func didChoose(_ profile: Profile) async { log.note("didChoose \(profile.name)") }
    func didTapOnPIN() { log.note("didTapOnPIN") }
    func didTapOnNew() { log.note("didTapOnNew") }
    func didTapOnBack() { log.note("didTapOnBack") }
}

@Suite("The list of profiles on a screen", .timeLimit(.minutes(1)))
@MainActor
struct ProfileListViewTests {
    @Test(
        "Every variant is told",
        arguments: [
            ("idle", "Loading profiles…"), ("loading", "Loading profiles…"), ("loaded", "Family (reading now)"),
            ("loaded with a failure", "That didn't work"),
            ("error", "! The library is in use by another copy of this program."),
        ])
    func variants(name: String, words: String) throws {
        let stub = try #require(ProfileListViewModelStub.all.first { $0.name == name }).stub
        #expect(TestScreen(ProfileListView(viewModel: stub)).text.contains(words))
    }

    @Test("Keys lead to a new one, read anew, open what is selected, and leave the screen")
    func keys() async {
        // Given
        let viewModel = ProfileListViewModelMock(.loaded(.stub()))
        let sut = TestScreen(ProfileListView(viewModel: viewModel))

        // When
        sut.press(.enter, .escape)
        sut.type("n")

        // Then
        #expect(await viewModel.log.next() == "didSelect Family")
        #expect(await viewModel.log.next() == "didTapOnBack")
        #expect(await viewModel.log.next() == "didTapOnNew")
        sut.type("r")
        #expect(await viewModel.log.next() == "didPullToRefresh")
    }

    @Test("At the start, Enter chooses who is reading, and Escape leaves it at that")
    func picker() async {
        // Given
        let viewModel = ProfileListViewModelMock(.loaded(.stub()))
        let sut = TestScreen(ProfilePickerView(viewModel: viewModel))
        #expect(sut.text.contains("Who is reading tonight?"))

        // When
        sut.press(.down, .enter)

        // Then
        #expect(await viewModel.log.next() == "didChoose Ben")
        sut.press(.escape)
        #expect(await viewModel.log.next() == "didTapOnBack")
    }

    @Test("Where it could not be read, Enter tries again")
    func retry() async {
        let failed = ProfileListViewModelMock(.error(.storage(.busy("The library"))))
        TestScreen(ProfileListView(viewModel: failed)).press(.enter)
        #expect(await failed.log.next() == "didTapOnRetryButton")
    }

    @Test("A small screen breaks nothing", arguments: [(20, 5), (1, 1)])
    func small(columns: Int, rows: Int) {
        for (name, stub) in ProfileListViewModelStub.all {
            let sut = TestScreen(ProfileListView(viewModel: stub), columns: columns, rows: rows)
            #expect(sut.lines.count <= rows, "\(name)")
        }
    }
}
