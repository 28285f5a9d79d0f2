import ArgumentParser
import TestReport

/// `junit-report show`: what failed and what was slow, for a terminal, and views in files.
struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a report's failures, slowest tests and counts.",
        discussion: """
            Colours are used on terminals only, unless NO_COLOR is set.

            \(ExitStatus.help)
            """)

    @Argument(help: "The report, from this program or another.")
    var report: String

    @OptionGroup var views: ViewOptions

    func validate() throws {
        try views.requireOwnFiles(besides: [report])
    }

    func run() throws {
        do {
            let digest = try ReportDigest(of: ReportReader(path: report), limits: .init(slowest: views.slowest))
            try views.show(digest, of: report)
        } catch {
            throw error.exit
        }
    }
}
