import ArgumentParser
import Generation
import StoryApp
import StoryCore
import StoryDocuments

/// `story jobs watch`: shows how a story gets on, whoever makes it.
struct JobsWatchCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Show how a story gets on until it's finished, failed or cancelled.",
        discussion: "Watching neither makes the story nor slows it down; stop with Ctrl-C, and watch again later.")

    @Argument(help: "The story's id, or the beginning of it; see 'story jobs'.")
    var job: String

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let service = try session.app.generation.jobService
        let identifier = try await service.identifier(matching: job)
        let (console, asJSON) = (session.console, output.json)
        if asJSON { console.write(JSONText.of(StreamStartDocument())) }
        let last = try await Interruption.cancelling { () async throws -> JobProgress? in
            var last: JobProgress?
            for try await progress in service.observe(identifier) {
                last = progress
                console.write(asJSON ? JSONText.line(JobEventDocument(progress)) : progress.line)
            }
            return last
        }
        // Without an end it was stopped.
        guard let last, last.isSettled else { return .cancelled }
        return last.failure.map { ExitStatus($0.category) } ?? (last.state == .cancelled ? .cancelled : .done)
    }
}

extension JobProgress {
    /// A line for people.
    var line: String {
        let status = JobDocument.Status(state, isHeld: isHeld).rawValue
        let made = [
            StoryText.count(pages, "page", "pages"), "\(StoryText.length(secondsNarrated)) narrated",
            StoryText.count(pictures, "picture", "pictures"),
        ]
        let parts = [id.short, status, title.map { "'\(PlainText.quotation($0))'" }].compactMap { $0 } + made
        return (parts + [failure?.message].compactMap { $0 }).joined(separator: " · ")
    }
}
