import ArgumentParser

/// `junit-report`: test runs as JUnit XML.
@main
struct JUnitReport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "junit-report", abstract: "Turn runs of Swift tests into JUnit XML.",
        subcommands: [ConvertCommand.self])
}
