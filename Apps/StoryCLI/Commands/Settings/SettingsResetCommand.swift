import ArgumentParser
import Settings
import StoryApp
import StoryDocuments

/// `story settings reset`: gives settings their defaults again.
struct SettingsResetCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset", abstract: "Reset settings to their defaults.")

    @Argument(help: "The keys of the settings; see 'story settings'.")
    var keys: [String] = []

    @Flag(help: "Reset every setting.")
    var all = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if keys.isEmpty, !all { throw ValidationError("Name the settings, or reset them all with '--all'.") }
        if !keys.isEmpty, all { throw ValidationError("'--all' takes no settings.") }
    }

    func run(in session: Session) async throws -> ExitStatus {
        let changes = try await session.app.settings.reset(all ? nil : keys)
        if output.json {
            session.console.write(JSONText.pretty(SettingChangeListDocument(changes)))
        } else if changes.isEmpty {
            session.console.write("Nothing to reset: every value is its default already.")
        } else {
            session.console.write(changes.map(\.line).joined(separator: "\n"))
        }
        return .done
    }
}
