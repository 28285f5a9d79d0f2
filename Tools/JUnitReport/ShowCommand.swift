import ArgumentParser
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
