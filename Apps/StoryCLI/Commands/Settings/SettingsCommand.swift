import ArgumentParser

/// `story settings`: the settings of the household.
struct SettingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings", abstract: "Show, change or reset the household's settings.",
        discussion: "Options of a command, such as 'story create --minutes', go before the settings, for that command.",
        subcommands: [SettingsShowCommand.self, SettingsSetCommand.self, SettingsResetCommand.self],
        defaultSubcommand: SettingsShowCommand.self)
}
