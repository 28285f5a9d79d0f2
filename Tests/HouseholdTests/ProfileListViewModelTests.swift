import FeatureKit
import FeatureKitStubs
import Household
import HouseholdStubs
import StoryCore
import Testing

@Suite("The list of profiles", .timeLimit(.minutes(1)))
@MainActor
struct ProfileListViewModelTests {
    private let getProfiles = UseCaseMock<Void, [Profile], HouseholdError>(.success(.stub()))
    private let readAs = UseCaseMock<Profile, Void, HouseholdError>(.success(()))
    private let changes = LibraryObservationFake()
    private let navigator = NavigatorMock<HouseholdExit>()
    private let sut: ProfileListViewModel
    private let busy = HouseholdError.storage(.busy("The library"))

    init() {
        sut = ProfileListViewModel(
            getProfiles: getProfiles, readAs: readAs, observation: changes, caller: .first, navigator: navigator)
    }

    @Test("Appearing reads the list, once")
    func appearing() async {
        await sut.didAppear()
        await sut.didAppear()
        #expect(sut.state == .loaded(.stub()))
        #expect(getProfiles.executeCallCount == 1)
    }

    @Test("What can't be read is said, and trying again reads")
    func retry() async {
        // Given
        getProfiles.answer(.failure(busy))
        await sut.didAppear()
        #expect(sut.state == .error(busy))

        // When
        getProfiles.answer(.success([.stub()]))
        await sut.didTapOnRetryButton()

        // Then
        #expect(sut.state == .loaded([.stub()]))
    }

    @Test("A refresh that fails leaves the list as it is")
    func failedRefresh() async {
        // Given
        await sut.didAppear()
        getProfiles.answer(.failure(busy))

        // When
        await sut.didPullToRefresh()

        // Then
        #expect(sut.state == .loaded(.stub()))
        #expect(sut.failure == busy)
        sut.didDismissFailure()
        #expect(sut.failure == nil)
    }

    @Test("A change of profiles is shown; another one is not asked for", arguments: [LibraryPart.stories, .household])
    func observed(part: LibraryPart) async {
        // Given
        await sut.didAppear()
        let task = Task { await sut.observeChanges() }
        await until { getProfiles.executeCallCount == 2 }

        // When
        changes.tell([part])
        changes.end()
        await task.value

        // Then
        #expect(getProfiles.executeCallCount == (part == .household ? 3 : 2))
    }

    @Test("Who may not go on as a profile stays, and is told why")
    func refusedProfile() async {
        // Given
        let refusal = HouseholdError.refused(.pinNeeded(.readAsParent))
        await sut.didAppear()
        readAs.answer(.failure(refusal))

        // When
        await sut.didChoose(.stub())

        // Then
        #expect(navigator.exits.isEmpty && sut.failure == refusal && sut.state == .loaded(.stub()))
    }

    @Test("Taps lead to a profile, to the app as that profile, to the form, and back")
    func taps() async {
        sut.didSelect(.stub())
        await sut.didChoose(.stub())
        await sut.didChoose([Profile].stub()[0])
        sut.didTapOnNew()
        sut.didTapOnPIN()
        sut.didTapOnBack()
        let id = Profile.stub().id
        #expect(navigator.exits == [.open(.profile(id)), .read(as: id), .back, .open(.form(nil)), .open(.pin), .back])
    }
}
