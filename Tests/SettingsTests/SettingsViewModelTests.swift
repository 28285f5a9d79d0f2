import FeatureKit
import FeatureKitStubs
import Settings
import SettingsStubs
import StoryCore
import Synchronization
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
        let gate: Gate
        private let changes = AsyncStream.makeStream(of: Void.self)

        init(gate: Gate) {
            self.gate = gate
        }

        var saved: [AppSettings] { state.withLock { $0.saved } }

        func fail(_ fault: StorageError?) { state.withLock { $0.fault = fault } }

        /// Another program changes the settings.
        func changeOutside(_ change: @Sendable (inout AppSettings) -> Void) {
            self.change(change)
            changes.continuation.yield()
        }

        /// Another program changes the settings, which nobody is told.
        func change(_ change: @Sendable (inout AppSettings) -> Void) { state.withLock { change(&$0.settings) } }

        /// Nobody changes them any more.
        func end() { changes.continuation.finish() }

        func settings() async throws(StorageError) -> AppSettings {
            let (settings, fault) = state.withLock { ($0.settings, $0.fault) }
            if let fault { throw fault }
            return settings
        }

        func update<Answer: Sendable>(
            _ change: @escaping @Sendable (inout AppSettings) -> Answer
        ) async throws(StorageError) -> Answer {
            await gate.pass()
            let result: Result<Answer, StorageError> = state.withLock { state in
                if let fault = state.fault { return .failure(fault) }
                let answer = change(&state.settings)
                state.saved.append(state.settings)
                return .success(answer)
            }
            return try result.get()
        }

        func settingsChanges() -> AsyncStream<Void> { changes.stream }
    }

    private static let full = StorageError.diskFull(path: "settings.json")
    private let repository = Repository(gate: Gate(open: true))
    private let sut: SettingsViewModel
    private let length: SettingDefinition
    private let timer: SettingDefinition

    init() throws {
        sut = SettingsFeature(dependencies: .stub(repository: repository)).makeSettingsViewModel()
        let settings = sut.sections.flatMap(\.settings)
        length = try #require(settings.first { $0.key == "defaultMinutes" })
        timer = try #require(settings.first { $0.key == "sleepTimer" })
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
        sut.choose(.integer(7), for: length)
        #expect(shown?.defaultMinutes == 7)
        await sut.keep()

        // Then
        #expect(repository.saved == [AppSettings(defaultMinutes: 7)])
    }

    @Test("What is chosen while another choice is kept is kept, too, by whoever keeps that one")
    func together() async {
        // Given
        let gate = Gate()
        let repository = Repository(gate: gate)
        let sut = SettingsFeature(dependencies: .stub(repository: repository)).makeSettingsViewModel()
        await sut.didAppear()
        sut.choose(.integer(7), for: length)
        let keeping = Task { await sut.keep() }
        await gate.arrival()

        // When
        sut.choose(.text("end"), for: timer)
        await sut.keep()
        #expect(repository.saved.isEmpty)
        gate.open()
        await keeping.value

        // Then
        #expect(
            repository.saved == [
                AppSettings(defaultMinutes: 7), AppSettings(defaultMinutes: 7, sleepTimer: .endOfStory),
            ])
        #expect(sut.current == repository.saved.last)
    }

    @Test("If a choice cannot be kept, the settings are as before, and why is said until somebody has read it")
    func failure() async {
        // Given
        await sut.didAppear()
        repository.fail(Self.full)

        // When
        sut.choose(.integer(7), for: length)
        await sut.keep()

        // Then
        #expect(shown == AppSettings())
        #expect(sut.failure == .storage(Self.full))
        sut.didDismissFailure()
        #expect(sut.failure == nil)
    }

    @Test("A choice leaves alone what another program has changed meanwhile")
    func otherKey() async {
        // Given
        await sut.didAppear()
        repository.changeOutside { $0.theme = .light }

        // When
        sut.choose(.text("end"), for: timer)
        await sut.keep()

        // Then
        #expect(repository.saved == [AppSettings(sleepTimer: .endOfStory, theme: .light)])
        #expect(shown == repository.saved.last)
    }

    @Test("What another program changes is seen without being asked for")
    func observed() async {
        // Given
        await sut.didAppear()
        repository.changeOutside { $0.defaultMinutes = 5 }
        repository.changeOutside { $0.theme = .light }
        repository.end()

        // When
        await sut.observe()

        // Then
        #expect(shown == AppSettings(defaultMinutes: 5, theme: .light))
    }

    @Test("What was changed before somebody listened is seen as well")
    func before() async {
        // Given
        await sut.didAppear()
        repository.change { $0.theme = .light }
        repository.end()

        // When
        await sut.observe()

        // Then
        #expect(shown == AppSettings(theme: .light))
    }

    @Test("Once somebody has corrected the file, the error goes without being asked")
    func corrected() async {
        // Given
        repository.fail(.corrupt(path: "settings.json", detail: "It isn't valid JSON."))
        await sut.didAppear()
        repository.fail(nil)
        repository.end()

        // When
        await sut.observe()

        // Then
        #expect(shown == AppSettings())
    }
}
