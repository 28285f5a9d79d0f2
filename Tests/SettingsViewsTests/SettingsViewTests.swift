import FeatureKit
import FeatureKitStubs
import Settings
import SettingsStubs
import SettingsViews
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("The settings on a screen", .timeLimit(.minutes(1)))
@MainActor
struct SettingsViewTests {
    private func screen(_ viewModel: any SettingsViewModelContract) -> TestScreen {
        var environment = EnvironmentValues()
        environment.provide(viewModel)
        return TestScreen(SettingsView(), environment: environment)
    }

    @Test(
        "Every variant is told",
        arguments: [
            ("idle", "Loading settings…"), ("loading", "Loading settings…"), ("loaded", "‹ 7 minutes"),
            ("not kept", "settings.json is full."), ("error", "Try again"),
        ])
    func variants(name: String, words: String) throws {
        let stub = try #require(SettingsViewModelStub.all.first { $0.name == name }).stub
        let text = screen(stub).text
        #expect(text.contains(words), "\(text)")
    }

    @Test("Each setting has its title and its value; of an order, who comes first")
    func rows() {
        // When
        let lines = screen(SettingsViewModelStub(state: .loaded(AppSettings(illustrationsEnabled: false)))).lines
        // Then
        #expect(lines.contains { $0.contains("Length") && $0.contains("‹ 5 minutes") })
        #expect(lines.contains { $0.contains("Pictures") && $0.contains("[ ]") })
        #expect(lines.contains { $0.contains("Sleep timer") && $0.contains("‹ off") })
        #expect(lines.contains { $0.contains("Narrators") && $0.contains("‹ usual order") })
        #expect(lines.contains { $0.contains("/library/stories") })
    }

    @Test("Where there is one of a kind, no order is shown; one that was typed is")
    func orders() {
        // Given
        let (one, typed) = (SettingsViewModelStub(state: .loaded(AppSettings())), ["espeak-ng", "flite"])
        one.choices.narrators = ["flite"]
        let several = SettingsViewModelStub(
            state: .loaded(AppSettings(narrators: typed.map(ProviderIdentifier.init(rawValue:)))))
        // Then
        #expect(!screen(one).text.contains("Narrators"))
        #expect(screen(several).lines.contains { $0.contains("Narrators") && $0.contains("‹ espeak-ng, flite") })
    }

    @Test("Who comes first is chosen with keys")
    func first() async {
        // Given
        let library = LibraryFake()
        let viewModel = SettingsFeature(dependencies: .stub(repository: library)).makeSettingsViewModel()
        await viewModel.didAppear()
        let sut = screen(viewModel)
        // When
        for _ in 1...3 { sut.press(.down) }
        sut.press(.right)
        // Then
        #expect(viewModel.current.narrators == ["flite"])
    }

    @Test("Keys change a value, which is kept at once")
    func keys() async {
        // Given
        let library = LibraryFake()
        let viewModel = SettingsFeature(dependencies: .stub(repository: library)).makeSettingsViewModel()
        await viewModel.didAppear()
        let sut = screen(viewModel)
        let changes = library.settingsChanges()
        // When
        sut.press(.right)
        // Then
        for await _ in changes { break }
        #expect(await (try? library.settings())?.defaultMinutes == 7)
        #expect(viewModel.current.defaultMinutes == 7)
    }
}
