import FeatureKit
import StoryCore

/// Gives settings the values of a new household.
///
/// The input is the keys of the settings; nil for all. The output is what has changed.
struct ResetSettingsUseCase: UseCase {
    let repository: any SettingsRepository
    let catalog: SettingsCatalog

    func execute(_ keys: [String]?) async throws(SettingsError) -> [SettingChange] {
        var definitions: [SettingDefinition] = []
        for key in keys ?? catalog.keys { definitions.append(try catalog.definition(of: key)) }
        let (chosen, choices) = (definitions, catalog.choices)
        let names = Set(chosen.map(\.key))
        let before = try await SettingsError.stored(try await repository.settings())
        let after = try await SettingsError.stored(
            try await repository.update { settings in
                for definition in chosen { definition.reset(in: &settings, of: choices) }
            })
        let (former, present) = (
            catalog.entries(of: before, only: names, choices), catalog.entries(of: after, only: names, choices)
        )
        return zip(former, present).map { SettingChange(before: $0, after: $1) }.filter(\.isChange)
    }
}
