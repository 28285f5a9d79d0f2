import FeatureKit
import FeatureKitStubs
import Household
import HouseholdStubs
import StoryCore
import Testing

@Suite("The screen of a profile", .timeLimit(.minutes(1)))
@MainActor
struct ProfileDetailViewModelTests {
    private let repository = LibraryFake(profiles: [.stub()])
    private let navigator = NavigatorMock<HouseholdExit>()
    private let sut: ProfileDetailViewModel
    private let busy = HouseholdError.storage(.busy("The library"))

    init() {
        let feature = HouseholdFeature(dependencies: .stub(repository))
        sut = feature.makeProfileDetailViewModel(of: Profile.stub().id) { [navigator] in navigator.navigate($0) }
    }

    @Test("It is idle, then shows the profile")
    func appearing() async {
        #expect(sut.state == .idle)
        await sut.didAppear()
        #expect(sut.state == .loaded(.stub()))
    }

    @Test("What can't be read is said, and trying again reads")
    func retry() async {
        // Given
        repository.fail(with: .busy("The library"))
        await sut.didAppear()
        #expect(sut.state == .error(busy))

        // When
        repository.fail(with: nil)
        await sut.didTapOnRetryButton()

        // Then
        #expect(sut.state == .loaded(.stub()))
    }

    @Test("A refresh that fails leaves what is shown")
    func failedRefresh() async {
        // Given
        await sut.didAppear()
        repository.fail(with: .busy("The library"))

        // When
        await sut.didPullToRefresh()

        // Then
        #expect(sut.state == .loaded(.stub()))
        #expect(sut.failure == busy)
        sut.didDismissFailure()
        #expect(sut.failure == nil)
    }

    @Test("A change is shown as soon as it is stored")
    func observed() async throws {
        // Given
        await sut.didAppear()
        let task = Task { await sut.observeChanges() }
        await until { repository.listenerCount > 0 }

        // When
        let changed = Profile.stub(name: "Another")
        _ = try await repository.update(changed.id, to: changed.values)

        // Then
        await until { sut.state == .loaded(changed) }
        task.cancel()
        await task.value
    }

    @Test("Deleting it leaves the screen")
    func deletion() async throws {
        // Given
        await sut.didAppear()

        // When
        await sut.didConfirmDeletion()

        // Then
        #expect(navigator.exits == [.back])
        #expect(try await repository.profiles().map(\.id) == [.first])
    }

    @Test("What can't be deleted stays, and that is said")
    func failedDeletion() async {
        // Given
        await sut.didAppear()
        repository.fail(with: .busy("The library"))

        // When
        await sut.didConfirmDeletion()

        // Then
        #expect(navigator.exits.isEmpty)
        #expect(sut.failure == busy)
    }

    @Test("Taps lead to the app as that profile, to the form, and back")
    func taps() async {
        await sut.didAppear()
        await sut.didTapOnRead()
        sut.didTapOnEdit()
        sut.didTapOnBack()
        #expect(!sut.isCaller)
        #expect(navigator.exits == [.read(as: Profile.stub().id), .open(.form(Profile.stub().id)), .back])
    }
}
