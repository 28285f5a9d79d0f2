import ArgumentParser
import FeatureKit
import Settings
import StoryApp
import StoryDocuments

/// `story settings list`: all settings.
struct SettingsListCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List all settings with their values.")

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let settings = try await session.app.settings.settings()
        if output.json {
            session.console.write(
                JSONText.pretty(SettingListDocument(settings: settings.map { SettingDocument($0) })))
        } else {
            output.console(of: session).write(Self.table(of: settings))
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
                    setting.definition.key, setting.shownValue, isDefault ? "" : setting.defaultValue.text,
                    setting.definition.summary,
                ].map { TextTable.Cell($0) }
            })
    }
}
