import FeatureKit
import FeatureKitStubs
import Household
import HouseholdStubs
import StoryCore
import Testing

@Suite("The form for the PIN", .timeLimit(.minutes(1)))
@MainActor
struct PINFormViewModelTests {
    private let library = LibraryFake()
    private let navigator = NavigatorMock<HouseholdExit>()
    private let sut: PINFormViewModel

    init() {
        let feature = HouseholdFeature(dependencies: .stub(library))
        sut = feature.makePINFormViewModel { [navigator] in navigator.navigate($0) }
    }

    @Test("It is idle, then knows whether there is a PIN")
    func appearing() async {
        #expect(sut.state == .idle)
        await sut.didAppear()
        #expect(sut.state == .editing(isSet: false))
    }

    @Test("A PIN that is typed twice is set")
    func setting() async throws {
        // Given
        await sut.didAppear()
        (sut.pin, sut.repeated) = ("4711", "4711")

        // When
        await sut.didTapOnSave()

        // Then
        #expect(sut.state == .saved(isSet: true) && sut.pin.isEmpty && sut.repeated.isEmpty)
        #expect(try await library.pin()?.hash == "hash of 4711")
    }

    @Test("What differs, or is no PIN, is not set, until something else is typed")
    func mistakes() async throws {
        // Given
        await sut.didAppear()
        (sut.pin, sut.repeated) = ("4711", "4712")

        // When, Then
        await sut.didTapOnSave()
        #expect(sut.state == .editing(isSet: false) && sut.failure == .pinsDiffer)
        sut.repeated = "4711x"
        #expect(sut.failure == nil)
        sut.pin = "4711x"
        await sut.didTapOnSave()
        #expect(sut.failure == .pin(.malformed) && sut.pin == "4711x")
        #expect(try await library.pin() == nil)
    }

    @Test("Nobody changes or removes a PIN without it")
    func protected() async throws {
        // Given: nobody answers the question for it.
        try await library.update { $0 = PINRecord(hash: "hash of 4711") }
        await sut.didAppear()
        (sut.pin, sut.repeated) = ("1234", "1234")

        // When, Then
        let refused = HouseholdError.refused(.pinNeeded(.managePIN))
        await sut.didTapOnSave()
        #expect(sut.state == .editing(isSet: true) && sut.failure == refused)
        await sut.didConfirmRemoval()
        #expect(sut.state == .editing(isSet: true) && sut.failure == refused)
        #expect(try await library.pin()?.hash == "hash of 4711")
    }

    @Test("Leaving leads back")
    func leaving() async {
        await sut.didAppear()
        sut.didTapOnBack()
        #expect(navigator.exits == [.back])
    }
}
