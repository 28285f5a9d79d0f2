import ArgumentParser
import Foundation
import Generation
import StoryApp
import StoryCore

/// `story jobs list`: lists what is unfinished.
struct JobsListCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List unfinished stories and the space each one takes.")

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let jobs = try await session.app.generation.jobs()
        if output.json {
            session.console.write(JSONText.pretty(jobs.map(JobRow.init)))
        } else if jobs.isEmpty {
            session.console.write("No unfinished stories.")
        } else {
            output.console(of: session).write(JobRow.table(of: jobs))
        }
        return .done
    }
}

/// A job as a list tells it.
struct JobRow: Encodable {
    var id: JobID
    var title: String
    var heroes: [String]
    var event: String
    var minutes: Int
    var status: String
    @Nullable var failedStep: String?
    /// Whether the story is in the library, and only a part of it is missing.
    var isStored: Bool
    /// The space that its files take, in bytes.
    var bytes: Int
    var createdAt: Date

    init(_ overview: JobOverview) {
        let brief = overview.job.brief
        id = overview.job.id
        title = overview.title
        heroes = brief.heroes.map(\.name)
        event = brief.occasion.name
        minutes = brief.minutes
        isStored = overview.isStored
        bytes = overview.byteCount
        createdAt = overview.job.createdAt
        switch overview.job.status {
        case .open: (status, failedStep) = (overview.isRunning ? "running" : "interrupted", nil)
        case .failed(let step): (status, failedStep) = ("failed", step.rawValue)
        }
    }

    /// The jobs for people.
    static func table(of jobs: [JobOverview]) -> TextTable {
        TextTable(
            columns: [
                TextTable.Column(title: "JOB"), TextTable.Column(title: "TITLE", shortest: 12),
                TextTable.Column(title: "HEROES", rank: 3, shortest: 8),
                TextTable.Column(title: "EVENT", rank: 4, shortest: 8), TextTable.Column(title: "STATUS", rank: 1),
                TextTable.Column(title: "SPACE", rank: 2, isNumber: true),
            ],
            rows: jobs.map { overview in
                let brief = overview.job.brief
                return [
                    overview.job.id.short, overview.title, brief.heroes.map(\.name).joined(separator: ", "),
                    brief.occasion.displayName, JobRow(overview).state, StoryText.size(overview.byteCount),
                ].map { TextTable.Cell($0) }
            })
    }

    /// How the job stands, for people.
    private var state: String { failedStep.map { "\(status): \($0)" } ?? status }
}
