import ArgumentParser
import Foundation
import Generation
import StoryApp
import StoryCore
import StoryDocuments

/// `story jobs list`: lists the unfinished stories.
struct JobsListCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List unfinished stories and the space each one takes.")

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let jobs = try await session.app.generation.jobs()
        if output.json {
            session.console.write(JSONText.pretty(JobListDocument(jobs)))
        } else if jobs.isEmpty {
            session.console.write("There are no unfinished stories.")
        } else {
            let console = output.console(of: session)
            console.write(JobTable.table(of: jobs))
            for job in jobs where job.entry.approval == .page {
                guard let failure = job.entry.failure else { continue }
                console.write("")
                console.write([job.job.id.short + ":", failure.message, failure.reason ?? ""].joined(separator: " "))
            }
        }
        return .done
    }
}

/// A table of jobs, one per line.
private enum JobTable {
    /// Returns the table.
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
                    brief.occasion.displayName,
                    overview.entry.approval != nil ? "waits for approval" : state(of: JobDocument(overview)),
                    StoryText.size(overview.byteCount),
                ].map { TextTable.Cell($0) }
            })
    }

    /// Returns the status of a job for people.
    private static func state(of job: JobDocument) -> String {
        job.failedStep.map { "\(job.status.rawValue): \($0.rawValue)" } ?? job.status.rawValue
    }
}
