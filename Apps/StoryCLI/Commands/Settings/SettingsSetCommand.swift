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

    @Argument(help: "The value: one of its choices, or what else it takes.")
    var value: String

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let change = try await session.app.settings.set(key, to: value)
        if output.json {
            session.console.write(JSONText.pretty(SettingChangeListDocument([change])))
        } else {
            session.console.write(change.line)
        }
        return .done
    }
}

extension SettingChange {
    /// The change in a line.
    var line: String {
        isChange
            ? "\(after.definition.key): \(after.value.text) (was \(before.value.text))"
            : "\(after.definition.key): \(after.value.text), as before"
    }
}
