import FeatureKit
import Settings
import StoryDocuments

extension SettingDocument {
    /// Creates a document from a setting.
    init(_ entry: SettingEntry) {
        self.init(
            key: entry.definition.key, section: entry.section, title: entry.definition.title,
            summary: entry.definition.summary, value: entry.value.text, valueName: entry.valueName,
            defaultValue: entry.defaultValue.text,
            choices: entry.choices.map { SettingChoiceDocument(value: $0.value.text, name: $0.name) },
            otherValues: entry.definition.otherValues)
    }
}

extension SettingChangeListDocument {
    /// Creates a document from changes.
    init(_ changes: [SettingChange]) {
        self.init(
            changes: changes.map {
                SettingChangeDocument(
                    key: $0.after.definition.key, before: $0.before.value.text, after: $0.after.value.text)
            })
    }
}
