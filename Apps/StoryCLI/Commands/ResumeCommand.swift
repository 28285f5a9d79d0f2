import ArgumentParser
import Generation
import StoryApp

/// `story resume`: resumes an interrupted story.
struct ResumeCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Resume an unfinished story; its finished parts are kept.")

    @Argument(help: "The unfinished story's id; see 'story jobs'. Default: the newest.")
    var job: String?

    @OptionGroup var progress: ProgressOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let (generation, job) = (try session.app.generation, job)
        let reporter = progress.reporter(for: output.console(of: session))
        return try await GenerationCommandRunner(session: session, progress: reporter, output: output)
            .run { observer throws(GenerationError) in try await generation.resume(job, observer: observer) }
    }
}
