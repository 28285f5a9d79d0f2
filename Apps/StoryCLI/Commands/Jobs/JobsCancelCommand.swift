import ArgumentParser
import Generation
import StoryApp
import StoryCore
import StoryDocuments

/// `story jobs cancel`: cancels queued and running stories.
struct JobsCancelCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel", abstract: "Cancel stories that are queued or being made, whoever makes them.",
        discussion: "Unfinished work is discarded; a story that is in the library stays as it is.")

    @Argument(help: "The unfinished stories: their ids, or the beginnings of them; see 'story jobs'.")
    var jobs: [String]

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let generation = try session.app.generation
        let found = try await generation.jobs(matching: jobs)
        try consent.obtain(
            on: session.console,
            for: Consent(
                goes: found.map { "'\($0.title)' (\($0.id.short)): \(StoryText.size($0.byteCount))" },
                stays: "Heroes, events and finished stories stay.",
                question: found.count == 1 ? "Cancel this story?" : "Cancel these \(found.count) stories?"))
        for job in found { try await generation.jobService.cancel(job.id) }
        session.console.write(
            output.json
                ? JSONText.pretty(JobListDocument(found))
                : found.map { "Cancelled '\($0.title)'." }.joined(separator: "\n"))
        return .done
    }
}
