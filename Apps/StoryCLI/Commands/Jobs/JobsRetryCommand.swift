import ArgumentParser
import Generation
import StoryApp
import StoryCore
import StoryDocuments

/// `story jobs retry`: puts stories back into the queue.
struct JobsRetryCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "retry", abstract: "Queue failed or interrupted stories again.",
        discussion: """
            'story worker', or the open app, makes them. Finished parts are kept; a page that was refused is written again.
            """)

    @Argument(help: "The unfinished stories: their ids, or the beginnings of them; see 'story jobs'.")
    var jobs: [String]

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let generation = try session.app.generation
        try await generation.queue(
            jobs, by: { try await generation.jobService.retry($0) }, done: "Queued", in: session, output)
        return .done
    }
}
