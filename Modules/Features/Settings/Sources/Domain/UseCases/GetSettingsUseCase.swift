import FeatureKit
import StoryCore

/// Gets settings with their values.
///
/// The input is the key of one setting, or nil for all.
struct GetSettingsUseCase: UseCase {
    let repository: any SettingsRepository
    let catalog: SettingsCatalog

    func execute(_ key: String?) async throws(SettingsError) -> [SettingEntry] {
        let definition: SettingDefinition?
        if let key { definition = try catalog.definition(of: key) } else { definition = nil }
        let settings = try await SettingsError.stored(try await repository.settings())
        return catalog.entries(of: settings, only: definition.map { [$0.key] }, catalog.choices)
    }
}
