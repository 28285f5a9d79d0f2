import FeatureKit
import StoryCore

/// Gets all settings with their values, in the order of the screen.
struct GetSettingsUseCase: UseCase {
    let repository: any SettingsRepository
    let catalog: SettingsCatalog

    func execute(_ input: Void) async throws(SettingsError) -> [SettingEntry] {
        let settings = try await SettingsError.stored(try await repository.settings())
        return catalog.entries(of: settings, catalog.choices)
    }
}
