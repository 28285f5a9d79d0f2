import ArgumentParser
import Foundation
import Generation
import Library
import StoryApp
import StoryCore

/// `story retry`: makes a missing part of a story.
struct RetryCommand: AppCommand {
    /// The parts that can be made again.
    enum Step: String, CaseIterable, ExpressibleByArgument {
        case audio, illustrations
    }

    static let configuration = CommandConfiguration(
        commandName: "retry", abstract: "Make the narration or the missing pictures of a story.")

    @Argument(help: "The story: its id, the beginning of it, or its title.")
    var story: String

    @Option(help: "What to make.")
    var step: Step

    @OptionGroup var progress: ProgressOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let found = try await session.app.library.story(matching: story)
        let generation = try session.app.generation
        let step: GenerationStep = step == .audio ? .audio : .illustrations
        return try await StoryMaking(session: session, progress: progress, output: output)
            .run { observer throws(GenerationError) in
                try await generation.retry(step, of: found, observer: observer)
            }
    }
}

/// `story resume`: goes on with a story that was interrupted.
struct ResumeCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Go on with a story that was interrupted; nothing is made twice.")

    @Argument(help: "The job, see 'story jobs'; without it, the newest.")
    var job: String?

    @OptionGroup var progress: ProgressOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let (generation, job) = (try session.app.generation, job)
        return try await StoryMaking(session: session, progress: progress, output: output)
            .run { observer throws(GenerationError) in try await generation.resume(job, observer: observer) }
    }
}

/// `story jobs`: lists what is unfinished.
struct JobsCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "jobs", abstract: "List the stories that are not finished.")

    @OptionGroup var output: OutputOptions

    fileprivate struct Row: Encodable {
        var id: JobID
        var heroes: [String]
        var event: String
        var minutes: Int
        var status: String
        @Nullable var failedStep: String?
        var createdAt: Date

        /// How the job stands, for people.
        var state: String { failedStep.map { "\(status): \($0)" } ?? status }
    }

    func run(in session: Session) async throws -> ExitStatus {
        let jobs = try await session.app.generation.jobs()
        if output.json {
            session.console.write(JSONText.pretty(jobs.map(Row.init)))
        } else if jobs.isEmpty {
            session.console.write("Every story is finished.")
        } else {
            let table = TextTable(
                columns: [
                    TextTable.Column(title: "JOB"), TextTable.Column(title: "HEROES", shortest: 8),
                    TextTable.Column(title: "EVENT", rank: 1, shortest: 8), TextTable.Column(title: "STATUS", rank: 2),
                ],
                rows: jobs.map { overview in
                    let brief = overview.job.brief
                    return [
                        overview.job.id.short, brief.heroes.map(\.name).joined(separator: ", "),
                        brief.occasion.displayName, Row(overview).state,
                    ].map { TextTable.Cell($0) }
                })
            output.console(of: session).write(table)
        }
        return .done
    }
}

extension JobsCommand.Row {
    fileprivate init(_ overview: JobOverview) {
        let brief = overview.job.brief
        id = overview.job.id
        heroes = brief.heroes.map(\.name)
        event = brief.occasion.name
        minutes = brief.minutes
        createdAt = overview.job.createdAt
        switch overview.job.status {
        case .open: (status, failedStep) = (overview.isRunning ? "running" : "interrupted", nil)
        case .failed(let step): (status, failedStep) = ("failed", step.rawValue)
        }
    }
}
