public import ArgumentParser
import Foundation
public import TestReport

/// The options of every command that writes a report.
struct WritingOptions: ParsableArguments {
    /// For the help of every command that writes a report.
    static let dialectHelp = """
        complete: everything that tools commonly read. jenkins: only what the strict schema of Jenkins' xUnit plugin \
        allows, with a case's location and properties in its output.
        """

    @Option(help: ArgumentHelp(dialectHelp))
    var dialect = ReportDialect.complete

    @Option(help: "The machine name in the report.")
    var hostname = ProcessInfo.processInfo.hostName

    @Option(
        name: .customLong("package-path"), help: "The package's folder; paths below it are reported as relative.")
    var packagePath = FileManager.default.currentDirectoryPath
}

extension ReportDialect: ExpressibleByArgument {}
