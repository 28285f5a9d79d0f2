import ArgumentParser
import TestReport

/// `junit-report merge`: several reports as one.
struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Put several reports into one.",
        discussion: """
            Reports of other programs may be among them. Suites stay in order, file by file, and apart, even if they \
            have the same name. If a file cannot be read or does not fit the schema, nothing is written.

            \(ExitStatus.help)
            """)

    @Argument(help: "The reports to put together; regular files, since each is read twice.")
    var reports: [String]

    @Option(name: .shortAndLong, help: "Where the report goes; it may be one of those that are read.")
    var output: String

    @OptionGroup var views: ViewOptions

    @Option(help: ArgumentHelp(WritingOptions.dialectHelp))
    var dialect = ReportDialect.complete

    @Option(help: "The machine of suites that name none.")
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
