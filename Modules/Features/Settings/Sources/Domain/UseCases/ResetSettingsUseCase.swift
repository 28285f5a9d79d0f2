import FeatureKit
import StoryCore

/// Gives settings the values of a new household.
///
/// The input is the keys of the settings; nil for all. The output is every setting that has another value then.
struct ResetSettingsUseCase: UseCase {
    let repository: any SettingsRepository
    let catalog: SettingsCatalog

    func execute(_ keys: [String]?) async throws(SettingsError) -> [SettingChange] {
        var definitions: [SettingDefinition] = []
        for key in keys ?? catalog.keys { definitions.append(try catalog.definition(of: key)) }
        let (chosen, choices) = (definitions, catalog.choices)
        let update = try await SettingsError.stored(
            try await repository.update { settings in
                let before = settings
                for definition in chosen { definition.reset(in: &settings, of: choices) }
                return (before: before, after: settings)
            })
        return catalog.changes(from: update.before, to: update.after, choices)
    }
}
