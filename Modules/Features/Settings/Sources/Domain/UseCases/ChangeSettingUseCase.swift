import FeatureKit
import StoryCore

/// Changes a setting to a typed value; the output is every setting that has another value then.
struct ChangeSettingUseCase: UseCase {
    /// A setting's key, and what was typed for its value.
    struct Input: Sendable {
        var key: String
        var value: String
    }

    let repository: any SettingsRepository
    let catalog: SettingsCatalog

    func execute(_ input: Input) async throws(SettingsError) -> [SettingChange] {
        let (definition, choices) = (try catalog.definition(of: input.key), catalog.choices)
        // What can be chosen depends on other settings, which somebody else may be changing.
        let update = try await SettingsError.stored(
            try await repository.update { settings in
                let before = settings
                let isPossible = definition.set(input.value, in: &settings, of: choices)
                return (isPossible: isPossible, before: before, after: settings)
            })
        guard update.isPossible else {
            let offered = definition.choices(in: update.before, of: choices).map(\.value.text)
            throw .invalidValue(input.value, key: definition.key, allowed: offered, other: definition.otherValues)
        }
        return catalog.changes(from: update.before, to: update.after, choices)
    }
}
