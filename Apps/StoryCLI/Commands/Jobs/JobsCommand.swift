import ArgumentParser

/// `story jobs`: the stories that are not finished.
struct JobsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "jobs", abstract: "List or discard unfinished stories.",
        discussion: "To finish one, run 'story resume'.",
        subcommands: [JobsListCommand.self, JobsDeleteCommand.self], defaultSubcommand: JobsListCommand.self)
}
