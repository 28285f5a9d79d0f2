import ArgumentParser
import FeatureKit
import Settings
import StoryApp
import StoryCore
import StoryDocuments

/// `story settings show`: all settings, or one with the values that it can have.
struct SettingsShowCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show all settings, or one with its possible values.")

    @Argument(help: "The key of a setting; without one, all settings are shown.")
    var key: String?

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let feature = try session.app.settings
        let console = output.console(of: session)
        guard let key else {
            let settings = try await feature.settings()
            if output.json {
                session.console.write(
                    JSONText.pretty(SettingListDocument(settings: settings.map { SettingDocument($0) })))
            } else {
                console.write(Self.table(of: settings))
            }
            return .done
        }
        let setting = try await feature.setting(key)
        if output.json {
            session.console.write(JSONText.pretty(SettingDocument(setting)))
        } else {
            Self.describe(setting, on: console)
        }
        return .done
    }

    private static func table(of settings: [SettingEntry]) -> TextTable {
        TextTable(
            columns: [
                TextTable.Column(title: "SETTING"), TextTable.Column(title: "VALUE", shortest: 8),
                TextTable.Column(title: "DEFAULT", rank: 2), TextTable.Column(title: "DECIDES", rank: 1),
            ],
            rows: settings.map { setting in
                let isDefault = setting.value == setting.defaultValue
                return [
                    setting.definition.key, setting.value.text, isDefault ? "" : setting.defaultValue.text,
                    setting.definition.summary,
                ].map { TextTable.Cell($0) }
            })
    }

    private static func describe(_ setting: SettingEntry, on console: Console) {
        console.write(setting.definition.summary)
        console.write("")
        console.write("\(setting.definition.key): \(setting.value.text)")
        console.write("Default: \(setting.defaultValue.text)")
        if !setting.choices.isEmpty {
            console.write("Choices:")
            for choice in setting.choices {
                let value = choice.value.text
                console.write(choice.name == value ? "  \(value)" : "  \(value)  (\(choice.name))")
            }
        }
        if let other = setting.definition.otherValues { console.write("Or: \(other)") }
    }
}
