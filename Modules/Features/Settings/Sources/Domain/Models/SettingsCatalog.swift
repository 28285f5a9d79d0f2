public import FeatureKit
import StoryCore

/// All settings of the app, by the sections that its features bring.
public struct SettingsCatalog: Sendable {
    /// The sections, in the order of the screen.
    public let sections: [SettingsSection]
    private let findChoices: @Sendable () -> SettingsChoices

    /// Creates a catalogue.
    ///
    /// - Parameter choices: Returns what the providers offer; only called when that is needed.
    public init(_ sections: [SettingsSection], choices: @escaping @Sendable () -> SettingsChoices) {
        (self.sections, findChoices) = (sections, choices)
    }

    /// What the providers offer.
    var choices: SettingsChoices { findChoices() }
    /// The keys of all settings.
    var keys: [String] { definitions.map(\.key) }

    private var definitions: [SettingDefinition] { sections.flatMap(\.settings) }

    /// Returns the setting with a key, however its letters are written.
    ///
    /// - Throws: ``SettingsError/unknownKey(_:known:)``.
    func definition(of key: String) throws(SettingsError) -> SettingDefinition {
        let found = definitions.first { $0.key == key } ?? definitions.first { $0.key.lowercased() == key.lowercased() }
        guard let found else { throw .unknownKey(key, known: keys) }
        return found
    }

    /// Returns all settings with their values, or those of some definitions, in the order of the screen.
    func entries(
        of settings: AppSettings, only keys: Set<String>? = nil, _ choices: SettingsChoices
    ) -> [SettingEntry] {
        sections.flatMap { section in
            section.settings.filter { keys?.contains($0.key) != false }.map { definition in
                SettingEntry(
                    definition: definition, section: section.title, value: definition.value(in: settings),
                    defaultValue: definition.value(in: AppSettings()),
                    choices: definition.choices(in: settings, of: choices))
            }
        }
    }
}
