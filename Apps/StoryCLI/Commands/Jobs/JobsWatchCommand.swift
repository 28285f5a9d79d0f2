import ArgumentParser
import Generation
import StoryApp
import StoryCore
import StoryDocuments

/// `story jobs watch`: shows how a story gets on, whoever makes it.
struct JobsWatchCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Show how a story gets on until it's finished, failed or cancelled.",
        discussion: """
            Watching neither makes the story nor slows it down; stop with Ctrl-C, and watch again later. With '--play', \
            the keys are those of 'story play'.
            """)

    @Argument(help: "The story's id, or the beginning of it; see 'story jobs'.")
    var job: String

    @Flag(help: "Play the story as soon as its first page is narrated, whoever makes it.")
    var play = false

    @OptionGroup var player: PlayerOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard play || !player.areGiven else {
            throw ValidationError("'--output' and '--plain' work only with '--play'.")
        }
    }

    func run(in session: Session) async throws -> ExitStatus {
        let service = try session.app.generation.jobService
        let identifier = try await service.identifier(matching: job)
        if play { return try await listen(to: identifier, of: service, in: session) }
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
        return status(after: last)
    }

    private func status(after last: JobProgress) -> ExitStatus {
        last.failure.map { ExitStatus($0.category) } ?? (last.state == .cancelled ? .cancelled : .done)
    }

    /// Plays the story while somebody makes it.
    private func listen(to job: JobID, of service: JobService, in session: Session) async throws -> ExitStatus {
        let console = output.console(of: session)
        let (app, style, sound) = (try session.app, player.style(output, on: console), player.sound)
        let errors = ErrorReporter(console: console, asJSON: output.json)
        let reporter = ProgressReporter(console: console, style: .none)
        let (followed, played) = try await LiveGenerationPlayer(reporter: reporter) { terminal in
            PlayerRun(
                app: app, sound: sound, console: console, style: style, errors: errors, terminal: terminal,
                isGenerating: true)
        }.run { observer throws(GenerationError) in
            try await service.follow(job, observer: observer)
        } story: {
            $0.story
        }
        if !output.json, style != .json { console.write(followed.progress.line) }
        return played == .done ? status(after: followed.progress) : played
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
        let fault = [failure?.message, failure?.reason, failure?.recovery?.commandAdvice].compactMap { $0 }
        return (parts + (fault.isEmpty ? [] : [fault.joined(separator: " ")])).joined(separator: " · ")
    }
}
