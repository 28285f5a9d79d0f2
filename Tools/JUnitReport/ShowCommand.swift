import ArgumentParser
import Foundation
import TestReport

/// `junit-report show`: what failed and what was slow, for a terminal, and views in files.
struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show what failed in a report, what was slow, and the counts.",
        discussion: """
            Colours are for terminals only, and not if NO_COLOR is set.

            \(ExitStatus.help)
            """)

    @Argument(help: "The report, of this program or another one.")
    var report: String

    @OptionGroup var views: ViewOptions

    func run() throws {
        do {
            // First, so that a pipe that can be read only once is shown unless more is asked for.
            let digest = try ReportDigest(of: ReportReader(path: report), limits: .init(slowest: views.slowest))
            try views.write(of: report)
            print(TerminalSummary(of: digest, isColoured: Self.isColoured).text, terminator: "")
        } catch {
            throw error.exit
        }
    }

    /// Whether the output is a terminal of somebody who wants colours (https://no-color.org).
    private static var isColoured: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(STDOUT_FILENO) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
}
