import ArgumentParser

/// `story settings`: the settings of the household.
struct SettingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings", abstract: "List, change or reset the household's settings.",
        discussion: "What you say with a command, such as 'story create --minutes 7', comes before the settings.",
        subcommands: [
            SettingsListCommand.self, SettingsShowCommand.self, SettingsSetCommand.self, SettingsResetCommand.self,
        ],
        defaultSubcommand: SettingsListCommand.self)
}
