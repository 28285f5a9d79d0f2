import FeatureKit
import FeatureKitStubs
import StoryCore
import Synchronization
import Testing

@Suite("What a person typed is looked through before it is kept", .timeLimit(.minutes(1)))
struct InputCheckTests {
    private let safety = SafetySpy(ChildSafetyCheckStub(word: "wine"))
    private let german = LanguageCode(rawValue: "de")

    @Test("What is for children passes, in the language of the household and for the age that is asked for")
    func fine() async throws {
        // Given
        let sut = InputCheck<FailureFake>(
            safety: safety, settings: SettingsFake(.success(german)), access: AccessGuard())

        // When
        try await sut.check(["Mira", "a lamp"], ageBand: .all)

        // Then
        #expect(safety.seen == ["Mira de all", "a lamp de all"])
    }

    @Test("What is not for children is refused, with the word and the reason")
    func unfit() async {
        // Given
        let sut = InputCheck<FailureFake>(
            safety: safety, settings: SettingsFake(.success(.english)), access: AccessGuard())
        let concern = SafetyConcern(excerpt: "wine", reason: "It's about something for grown-ups.")

        // Then
        await #expect(throws: FailureFake.unsuitableInput(concern)) {
            try await sut.check(["Mira", "a glass of wine", "a lamp"], ageBand: .all)
        }
        #expect(safety.seen.count == 2)
    }

    @Test("The language that it is typed in counts more, and then nothing is read")
    func language() async throws {
        // Given
        let sut = InputCheck<FailureFake>(
            safety: safety, settings: SettingsFake(.failure(.busy("Settings"))), access: AccessGuard())

        // When
        try await sut.check(["Mira"], in: german, ageBand: .all)

        // Then
        #expect(safety.seen == ["Mira de all"])
    }

    @Test("What can't be looked through counts neither as suitable nor as unsuitable")
    func unavailable() async {
        // Given a service that doesn't answer
        struct Unavailable: ChildSafetyCheck {
            let error: ProviderError
            func firstConcern(
                in text: String, for audience: SafetyAudience
            ) async throws(ProviderError) -> SafetyConcern? { throw error }
        }
        let error = ProviderError.network(ProviderErrorDetails(provider: "moderation", detail: "no answer"))
        let sut = InputCheck<FailureFake>(
            safety: Unavailable(error: error), settings: SettingsFake(.success(.english)), access: AccessGuard())

        // Then
        await #expect(throws: FailureFake.uncheckedInput(error)) { try await sut.check(["Mira"], ageBand: .all) }
    }

    @Test("Without the household's language nothing is looked through, and the error of storage is told")
    func noSettings() async {
        // Given
        let sut = InputCheck<FailureFake>(
            safety: safety, settings: SettingsFake(.failure(.busy("Settings"))), access: AccessGuard())

        // Then
        await #expect(throws: FailureFake.storage(.busy("Settings"))) {
            try await sut.check(["Mira"], ageBand: .all)
        }
        #expect(safety.seen == [])
    }
}

/// Remembers what was looked through, in which language and for whom.
private final class SafetySpy: ChildSafetyCheck {
    private let check: any ChildSafetyCheck
    private let log = Mutex<[String]>([])

    init(_ check: any ChildSafetyCheck) {
        self.check = check
    }

    var seen: [String] { log.withLock { $0 } }

    func firstConcern(
        in text: String, for audience: SafetyAudience
    ) async throws(ProviderError) -> SafetyConcern? {
        log.withLock { $0.append("\(text) \(audience.language.rawValue) \(audience.ageBand.rawValue)") }
        return try await check.firstConcern(in: text, for: audience)
    }
}

/// A household that speaks a language, or whose settings cannot be read.
private struct SettingsFake: SettingsRepository {
    private let language: Result<LanguageCode, StorageError>

    init(_ language: Result<LanguageCode, StorageError>) {
        self.language = language
    }

    func settings() async throws(StorageError) -> AppSettings {
        var settings = AppSettings()
        settings.language = try language.get()
        return settings
    }

    func update<Answer: Sendable>(
        _ change: @escaping @Sendable (inout AppSettings) -> Answer
    ) async throws(StorageError) -> Answer {
        var settings = try await settings()
        return change(&settings)
    }

    func settingsChanges() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
