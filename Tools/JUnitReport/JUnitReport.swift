import ArgumentParser

/// `junit-report`: test runs as JUnit XML.
@main
struct JUnitReport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "junit-report", abstract: "Turn runs of Swift tests into JUnit XML.",
        subcommands: [
            RunCommand.self, ConvertCommand.self, MergeCommand.self, ValidateCommand.self, ShowCommand.self,
        ])
}
