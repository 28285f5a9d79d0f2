import ArgumentParser
import Foundation
import TestReport

/// What people look at rather than at XML.
struct ViewOptions: ParsableArguments {
    /// The destination of annotations.
    enum Annotations: String, CaseIterable, ExpressibleByArgument {
        case github
        case none
    }

    @Option(help: "Also write the report as one self-contained HTML page.")
    var html: String?

    @Option(help: "Also write a Markdown summary (under 1 MB) for the page of a CI job.")
    var summary: String?

    @Option(help: "Also print failures as annotations for a CI service.")
    var annotations = Annotations.none

    @Option(parsing: .unconditional, help: "Number of slowest tests to list.")
    var slowest = 10

    mutating func validate() throws {
        guard slowest >= 0 else { throw ValidationError("--slowest must be 0 or more.") }
    }

    /// Throws if a file to write is also read or written otherwise.
    func requireOwnFiles(besides others: [String]) throws {
        try OwnFiles.require([html, summary].compactMap(\.self), besides: others)
    }

    /// Throws if a report cannot be read again after writing, though it is needed.
    func requireReadableAgain(_ report: String) throws {
        guard html != nil || summary != nil || annotations != .none else { return }
        guard !ReportReader(path: report).isStream else {
            throw ValidationError(
                "\(report) can't be read again for --html, --summary or --annotations: give --output a file.")
        }
    }

    /// Shows a report that was just written: as ``show(_:of:)`` does, or by its counts if it went to a pipe.
    func show(report: String, counts: TestCounts) throws(ReportError) {
        let reader = ReportReader(path: report)
        guard reader.canBeReadAgain else {
            counts.tell(besides: report)
            return
        }
        try show(try ReportDigest(of: reader, limits: .init(slowest: slowest)), of: report)
    }

    /// Writes the files that were asked for, then prints annotations and the table, whose last line are the counts.
    ///
    /// A file that cannot be written keeps nothing else from being shown.
    func show(_ digest: ReportDigest, of report: String) throws(ReportError) {
        var faults: [ReportError] = []
        func attempt(_ body: () throws(ReportError) -> Void) {
            do throws(ReportError) { try body() } catch { faults.append(error) }
        }
        attempt { () throws(ReportError) in
            if let html { try HTMLReport(of: report, limits: .init(slowest: slowest)).write(to: html) }
        }
        attempt { () throws(ReportError) in if let summary { try MarkdownSummary(of: digest).write(to: summary) } }
        if annotations == .github { print(GitHubAnnotations(of: digest).text, terminator: "") }
        print(TerminalSummary(of: digest, isColored: Self.isColored).text, terminator: "")
        if let fault = faults.first {
            for other in faults.dropFirst() { Notice.say("\(other.message) \(other.advice)") }
            throw fault
        }
    }

    /// Whether the output is a terminal with colours (https://no-color.org).
    private static var isColored: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(STDOUT_FILENO) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
}
