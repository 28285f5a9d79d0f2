import ArgumentParser

/// Checks the plots of the embedded author and tells them, for those who write them.
@main
struct PlotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "story-plots",
        abstract: "Checks plots and tells them, for those who write them.",
        discussion: "FOLDER holds Plans/ID.json, Plans/arenas.json, and the texts en/ID.json, de/ID.json.",
        subcommands: [
            CheckCommand.self, TellCommand.self, RangesCommand.self, LengthsCommand.self, CoverageCommand.self,
        ])
}
