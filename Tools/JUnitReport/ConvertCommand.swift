import ArgumentParser
import Foundation
import TestReport

/// `junit-report convert`: a recorded event stream as a report.
struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Turn a recorded event stream of Swift Testing into a report.",
        discussion: """
            Record one with: swift test --event-stream-output-path EVENTS --event-stream-version 6.3

            A stream that was cut short, or has lines that cannot be read, gives a whole report nevertheless.

            \(ExitStatus.help)
            """)

    @Argument(help: "The event stream: a file or a named pipe of JSON lines.")
    var events: String

    @Option(name: .shortAndLong, help: "Where the report goes; what is there is replaced once the new one is whole.")
    var output: String

    @OptionGroup var writing: WritingOptions

    func run() throws {
        do {
            let counts = try convert()
            print(counts.summary)
        } catch {
            throw error.exit
        }
    }

    private func convert() throws(ReportError) -> TestCounts {
        let input = try InputFile(path: events)
        var reader = LineReader(descriptor: input.descriptor, path: events)
        var recorder = try RunRecorder(
            RecordingOptions(packagePath: writing.packagePath, readsConsole: false))
        try recorder.record(from: &reader)
        guard recorder.eventCount > 0 else {
            throw .invalid(path: events, line: nil, column: nil, reason: "it holds no event of Swift Testing")
        }
        return try recorder.write(to: output, hostname: writing.hostname, dialect: writing.dialect)
    }
}
