import ArgumentParser
import Foundation

/// `junit-report`: test runs as JUnit XML.
@main
struct JUnitReport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "junit-report", abstract: "Turn runs of Swift tests into JUnit XML.",
        subcommands: [
            RunCommand.self, ConvertCommand.self, MergeCommand.self, ValidateCommand.self, ShowCommand.self,
        ])

    static func main() async {
        // A limit on the size of files then fails the write, which has a message, rather than ending the process.
        signal(SIGXFSZ, SIG_IGN)
        await main(nil)
    }
}
