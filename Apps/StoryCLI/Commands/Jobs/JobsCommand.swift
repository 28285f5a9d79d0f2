import ArgumentParser

/// `story jobs`: unfinished stories.
struct JobsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "jobs", abstract: "List, watch, cancel, retry, approve or discard unfinished stories.",
        discussion: """
            'story create --queue' leaves a story to 'story worker', which makes it now or later. To finish one here, run \
            'story resume'.
            """,
        subcommands: [
            JobsListCommand.self, JobsWatchCommand.self, JobsCancelCommand.self, JobsRetryCommand.self,
            JobsApproveCommand.self, JobsDeleteCommand.self,
        ], defaultSubcommand: JobsListCommand.self)
}
