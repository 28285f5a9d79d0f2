import ArgumentParser
import FeatureKit
import Settings
import StoryApp
import StoryDocuments

/// `story settings show`: a setting with the values that it can have.
struct SettingsShowCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a setting with its possible values.")

    @Argument(help: "The key of the setting; see 'story settings'.")
    var key: String

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let setting = try await session.app.settings.setting(key)
        if output.json {
            session.console.write(JSONText.pretty(SettingDocument(setting)))
        } else {
            Self.describe(setting, on: output.console(of: session))
        }
        return .done
    }

    private static func describe(_ setting: SettingEntry, on console: Console) {
        console.write(setting.definition.summary)
        console.write("")
        console.write("\(setting.definition.key): \(setting.shownValue)")
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
