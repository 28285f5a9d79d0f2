import ArgumentParser

/// `story settings`: the settings of the household.
struct SettingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings", abstract: "List, change or reset the household's settings.",
        discussion: "Options of a command, such as 'story create --minutes 7', take precedence over the settings.",
        subcommands: [
            SettingsListCommand.self, SettingsShowCommand.self, SettingsSetCommand.self, SettingsResetCommand.self,
        ],
        defaultSubcommand: SettingsListCommand.self)
}
