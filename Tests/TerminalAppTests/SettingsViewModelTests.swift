import FeatureKitStubs
import StoryCore
import Synchronization
import TerminalApp
import Testing

@Suite("The settings", .timeLimit(.minutes(1)))
@MainActor
struct SettingsViewModelTests {
    private final class Repository: SettingsRepository {
        private struct State {
            var settings = AppSettings()
            var saved: [AppSettings] = []
            var fault: StorageError?
        }

        private let state = Mutex(State())
        let gate = Gate(open: true)

        var saved: [AppSettings] { state.withLock { $0.saved } }

        func fail(_ fault: StorageError?) { state.withLock { $0.fault = fault } }

        func settings() async throws(StorageError) -> AppSettings {
            let (settings, fault) = state.withLock { ($0.settings, $0.fault) }
            if let fault { throw fault }
            return settings
        }

        func save(_ settings: AppSettings) async throws(StorageError) {
            await gate.pass()
            let fault = state.withLock { state in
                if state.fault == nil {
                    state.settings = settings
                    state.saved.append(settings)
                }
                return state.fault
            }
            if let fault { throw fault }
        }
    }

    private static let full = StorageError.diskFull(path: "settings.json")
    private let repository = Repository()
    private let sut: SettingsViewModel

    init() {
        sut = SettingsViewModel(
            settings: repository, choices: SettingsChoices(languages: [.english], voices: [:], location: "/stories"))
    }

    private var shown: AppSettings? {
        if case .loaded(let settings) = sut.state { settings } else { nil }
    }

    @Test("They are read when they appear, and read again after an error")
    func read() async {
        // Given
        repository.fail(Self.full)
        await sut.didAppear()
        guard case .error(Self.full) = sut.state else { return #expect(Bool(false), "\(sut.state)") }
        repository.fail(nil)

        // When
        await sut.didTapOnRetryButton()

        // Then
        #expect(shown == AppSettings())
    }

    @Test("A choice is seen at once and kept")
    func choose() async {
        // Given
        await sut.didAppear()

        // When
        sut.choose(AppSettings(defaultMinutes: 9))
        #expect(shown?.defaultMinutes == 9)
        await sut.keep()

        // Then
        #expect(repository.saved == [AppSettings(defaultMinutes: 9)])
    }

    @Test("What was chosen while another choice is kept is kept, too, by whoever keeps that one")
    func together() async {
        // Given
        await sut.didAppear()
        sut.choose(AppSettings(defaultMinutes: 9))
        async let keeping: Void = sut.keep()
        sut.choose(AppSettings(defaultMinutes: 10))

        // When
        await sut.keep()
        await keeping

        // Then
        #expect(repository.saved.last == AppSettings(defaultMinutes: 10))
        #expect(shown?.defaultMinutes == 10)
    }

    @Test("If a choice cannot be kept, the settings are as before, and why is said until somebody has read it")
    func failure() async {
        // Given
        await sut.didAppear()
        repository.fail(Self.full)

        // When
        sut.choose(AppSettings(defaultMinutes: 9))
        await sut.keep()

        // Then
        #expect(shown == AppSettings())
        #expect(sut.failure == Self.full)
        sut.didDismissFailure()
        #expect(sut.failure == nil)
    }
}
