import FeatureKit
import FeatureKitStubs
import Household
import HouseholdStubs
import StoryCore
import Testing

@Suite("The form for a profile", .timeLimit(.minutes(1)))
@MainActor
struct ProfileFormViewModelTests {
    private let repository = LibraryFake(profiles: [.stub()])
    private let navigator = NavigatorMock<HouseholdExit>()

    private func form(for identifier: ProfileID? = nil) -> ProfileFormViewModel {
        HouseholdFeature(dependencies: .stub(repository))
            .makeProfileFormViewModel(for: identifier) { [navigator] in navigator.navigate($0) }
    }

    @Test("A new one begins empty, and is stored as it was typed")
    func new() async throws {
        // Given
        let sut = form()
        await sut.didAppear()
        #expect(sut.isNew && !sut.hasChanges)
        #expect(sut.state == .editing)

        // When
        sut.draft = ProfileValues(name: "Mia", ageBand: .sixToTen)
        #expect(sut.hasChanges)
        await sut.didTapOnSave()

        // Then
        let stored = try #require(try await repository.profiles().last)
        #expect(sut.state == .saved(stored))
        #expect(stored.values == ProfileValues(name: "Mia", ageBand: .sixToTen))
    }

    @Test("An existing one is loaded, and changed")
    func existing() async throws {
        // Given
        let sut = form(for: Profile.stub().id)
        await sut.didAppear()
        #expect(sut.draft == Profile.stub().values)

        // When
        sut.draft.name = "Another"
        await sut.didTapOnSave()

        // Then
        #expect(sut.state == .saved(.stub(name: "Another")))
        #expect(try await repository.profile(Profile.stub().id).name == "Another")
    }

    @Test("Without a name nothing is stored, and the error goes once there is one")
    func blank() async {
        // Given
        let sut = form()
        await sut.didAppear()

        // When
        await sut.didTapOnSave()

        // Then
        #expect(sut.state == .editing)
        #expect(sut.formError == .blankName)
        sut.draft.name = "Mia"
        #expect(sut.formError == nil)
    }

    @Test("What can't be saved keeps the draft, and can be tried again")
    func failing() async {
        // Given
        let sut = form()
        await sut.didAppear()
        sut.draft.name = "Mia"
        repository.fail(with: .busy("The library"))

        // When
        await sut.didTapOnSave()

        // Then
        #expect(sut.state == .failed(.storage(.busy("The library"))))
        sut.didTapOnBack()
        #expect(sut.state == .editing && sut.draft.name == "Mia")
        await sut.didTapOnSave()
        repository.fail(with: nil)
        await sut.didTapOnRetryButton()
        guard case .saved = sut.state else { return #expect(Bool(false), "\(sut.state)") }
    }

    @Test("What can't be loaded is said, and can be tried again")
    func unloadable() async {
        // Given
        let sut = form(for: Profile.stub().id)
        repository.fail(with: .busy("The library"))
        await sut.didAppear()
        #expect(sut.state == .error(.storage(.busy("The library"))))

        // When
        repository.fail(with: nil)
        await sut.didTapOnRetryButton()

        // Then
        #expect(sut.state == .editing)
    }

    @Test("The first profile is known, and so are the heroes and languages that can be chosen")
    func choices() async {
        // Given
        let hero = Hero.stub()
        let library = LibraryFake(heroes: [hero])
        let sut = HouseholdFeature(dependencies: .stub(library)).makeProfileFormViewModel(for: .first) { _ in }

        // When
        await sut.didAppear()

        // Then
        #expect(sut.isFirst && !sut.isNew)
        #expect(sut.heroes == [hero])
        #expect(sut.languages.contains(.english))
    }

    @Test("Leaving it leads back")
    func back() async {
        let sut = form()
        await sut.didAppear()
        sut.didTapOnBack()
        #expect(navigator.exits == [.back])
    }
}
