import ArgumentParser

/// `story jobs`: the stories that are not finished.
struct JobsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "jobs", abstract: "List or discard the stories that are not finished.",
        discussion: "'story resume' finishes one.",
        subcommands: [JobsListCommand.self, JobsDeleteCommand.self], defaultSubcommand: JobsListCommand.self)
}
