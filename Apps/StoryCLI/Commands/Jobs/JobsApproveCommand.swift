import ArgumentParser
import Generation
import StoryApp
import StoryCore
import StoryDocuments

/// `story jobs approve`: lets stories go on that wait for a parent.
struct JobsApproveCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve", abstract: "Approve stories of a child, and pages that were refused.",
        discussion: """
            A story that a child has asked for is then made by 'story worker' or the open app. A page that was refused, since \
            it has words that aren't for children, becomes a part of its story as it is; 'story jobs retry' has it written \
            again instead.
            """)

    @Argument(help: "The waiting stories: their ids, or the beginnings of them; see 'story jobs'.")
    var jobs: [String]

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let generation = try session.app.generation
        try await generation.queue(
            jobs, by: { try await generation.jobService.approve($0) }, done: "Approved", in: session, output)
        return .done
    }
}
