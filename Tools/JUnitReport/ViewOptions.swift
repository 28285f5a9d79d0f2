import ArgumentParser
import Foundation
import TestReport

/// What people look at rather than at XML.
struct ViewOptions: ParsableArguments {
    /// Where annotations go.
    enum Annotations: String, CaseIterable, ExpressibleByArgument {
        case github
        case none
    }

    @Option(help: "Also write the report as a page, one file that needs nothing else.")
    var html: String?

    @Option(help: "Also write a summary in Markdown, of less than 1 MB, for the page of a CI job.")
    var summary: String?

    @Option(help: "Also print annotations of failures for a CI service.")
    var annotations = Annotations.none

    @Option(help: "How many of the slowest tests to list.")
    var slowest = 10

    mutating func validate() throws {
        guard slowest >= 0 else { throw ValidationError("--slowest takes a number from 0.") }
    }

    /// Writes what was asked for, from a report that is there.
    func write(of report: String) throws(ReportError) {
        if let html { try HTMLReport(of: report, limits: .init(slowest: slowest)).write(to: html) }
        guard summary != nil || annotations != .none else { return }
        let digest = try ReportDigest(of: ReportReader(path: report), limits: .init(slowest: slowest))
        if let summary { try MarkdownSummary(of: digest).write(to: summary) }
        if annotations == .github { print(GitHubAnnotations(of: digest).text, terminator: "") }
    }
}
