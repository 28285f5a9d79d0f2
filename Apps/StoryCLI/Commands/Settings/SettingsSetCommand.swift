import ArgumentParser
import FeatureKit
import Settings
import StoryApp
import StoryDocuments

/// `story settings set`: changes a setting.
struct SettingsSetCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change a setting.",
        discussion: "'story settings show KEY' lists what a setting can be.")

    @Argument(help: "The key of the setting; see 'story settings'.")
    var key: String

    @Argument(help: "The value: one of its choices, or another one that it accepts.")
    var value: String

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let changes = try await session.app.settings.set(key, to: value)
        if output.json {
            session.console.write(JSONText.pretty(SettingChangeListDocument(changes)))
        } else if changes.isEmpty {
            session.console.write("Nothing changed: that was the value already.")
        } else {
            session.console.write(changes.map(\.line).joined(separator: "\n"))
        }
        return .done
    }
}

extension SettingChange {
    /// The change in a line.
    var line: String {
        "\(after.definition.key): \(after.shownValue) (was \(before.shownValue))"
    }
}

extension SettingEntry {
    /// The value as it is typed; in words where there is none.
    var shownValue: String { value.text == SettingValue.none.text ? valueName : value.text }
}
