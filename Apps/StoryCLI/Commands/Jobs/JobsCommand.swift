import ArgumentParser

/// `story jobs`: the unfinished stories.
struct JobsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "jobs", abstract: "List or discard unfinished stories.",
        discussion: "To finish one, run 'story resume'.",
        subcommands: [JobsListCommand.self, JobsDeleteCommand.self], defaultSubcommand: JobsListCommand.self)
}
