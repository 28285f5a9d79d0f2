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

    /// Returns all settings with their values, in the order of the screen.
    func entries(of settings: AppSettings, _ choices: SettingsChoices) -> [SettingEntry] {
        sections.flatMap { section in
            section.settings.map { entry(of: $0, in: section, settings, choices) }
        }
    }

    /// Returns the settings whose values differ, in the order of the screen.
    func changes(from before: AppSettings, to after: AppSettings, _ choices: SettingsChoices) -> [SettingChange] {
        zip(entries(of: before, choices), entries(of: after, choices)).filter { $0.value != $1.value }
            .map(SettingChange.init)
    }

    private func entry(
        of definition: SettingDefinition, in section: SettingsSection, _ settings: AppSettings,
        _ choices: SettingsChoices
    ) -> SettingEntry {
        SettingEntry(
            definition: definition, section: section.title, value: definition.value(in: settings),
            defaultValue: definition.value(in: AppSettings()),
            choices: definition.choices(in: settings, of: choices))
    }
}
