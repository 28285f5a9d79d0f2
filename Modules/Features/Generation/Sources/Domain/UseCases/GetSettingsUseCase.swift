package import StoryCore

/// Tells what is usual for a new story.
package protocol GetSettingsUseCaseContract: Sendable {
    /// Reads what the household has chosen.
    func execute() async throws(GenerationError) -> AppSettings
}

struct GetSettingsUseCase: GetSettingsUseCaseContract {
    let settings: any SettingsRepository

    func execute() async throws(GenerationError) -> AppSettings {
        try await stored { () async throws(StorageError) in try await settings.settings() }
    }
}
