import ArgumentParser
import TestReport

/// `junit-report merge`: several reports as one.
struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge several reports into one.",
        discussion: """
            Reports from other programs work, too. Suites stay in order, file by file, and separate even if they \
            have the same name. If a file can't be read or doesn't fit the schema, nothing is written.

            \(ExitStatus.help)
            """)

    @Argument(help: "The reports to merge: regular files, because each is read twice.")
    var reports: [String]

    @Option(name: .shortAndLong, help: "The report to write; may be one of the files merged.")
    var output: String

    @OptionGroup var views: ViewOptions

    @Option(help: ArgumentHelp(WritingOptions.dialectHelp))
    var dialect = ReportDialect.complete

    @Option(help: "The machine name for suites that have none.")
    var hostname = "localhost"

    func validate() throws {
        try views.requireOwnFiles(besides: reports + [output])
        try views.requireReadableAgain(output)
    }

    func run() throws {
        do {
            let counts = try ReportMerger(reports).write(to: output, hostname: hostname, dialect: dialect)
            try views.show(report: output, counts: counts)
        } catch {
            throw error.exit
        }
    }
}
