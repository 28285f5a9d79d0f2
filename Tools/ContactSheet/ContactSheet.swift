import ArgumentParser

/// Shows everything that the embedded illustrator draws, for people to look at.
@main
struct ContactSheet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contact-sheet",
        abstract: "Shows everything that the embedded illustrator draws.",
        subcommands: [SheetsCommand.self, GoldenCommand.self], defaultSubcommand: SheetsCommand.self)
}
