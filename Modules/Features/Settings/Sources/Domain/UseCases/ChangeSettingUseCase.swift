import FeatureKit
import StoryCore

/// Changes a setting to a typed value.
struct ChangeSettingUseCase: UseCase {
    /// A setting's key, and what was typed for its value.
    struct Input: Sendable {
        var key: String
        var value: String
    }

    let repository: any SettingsRepository
    let catalog: SettingsCatalog

    func execute(_ input: Input) async throws(SettingsError) -> SettingChange {
        let (definition, choices) = (try catalog.definition(of: input.key), catalog.choices)
        // Tried first: what is refused writes nothing.
        var before = try await SettingsError.stored(try await repository.settings())
        let former = catalog.entries(of: before, only: [definition.key], choices)
        guard definition.set(input.value, in: &before, of: choices) else {
            let offered = definition.choices(in: before, of: choices).map(\.value.text)
            throw .invalidValue(input.value, key: definition.key, allowed: offered, other: definition.otherValues)
        }
        let after = try await SettingsError.stored(
            try await repository.update { _ = definition.set(input.value, in: &$0, of: choices) })
        let present = catalog.entries(of: after, only: [definition.key], choices)
        guard let former = former.first, let present = present.first else {
            throw .unknownKey(input.key, known: catalog.keys)
        }
        return SettingChange(before: former, after: present)
    }
}
