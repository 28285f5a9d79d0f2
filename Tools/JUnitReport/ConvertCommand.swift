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

            Streams that are cut short or have unreadable lines still give a complete report.

            \(ExitStatus.help)
            """)

    @Argument(help: "The event stream: a file or a named pipe of JSON lines.")
    var events: String

    @Option(help: "The console output of that `swift test`: it has XCTest results, the tests' output, and crashes.")
    var console: String?

    @Option(name: .shortAndLong, help: "The report to write; an earlier one is replaced once the new one is complete.")
    var output: String

    @OptionGroup var writing: WritingOptions

    func validate() throws {
        try OwnFiles.require([output], besides: [events, console].compactMap(\.self))
    }

    func run() throws {
        do {
            let counts = try convert()
            counts.tell(besides: output)
        } catch {
            throw error.exit
        }
    }

    private func convert() throws(ReportError) -> TestCounts {
        let input = try InputFile(path: events)
        var reader = LineReader(descriptor: input.descriptor, path: events)
        var recorder = try RunRecorder(
            RecordingOptions(packagePath: writing.packagePath, readsConsole: console != nil))
        try recorder.record(from: &reader)
        if let console { try readConsole(console, into: &recorder) }
        guard recorder.eventCount > 0 || console != nil else {
            throw .invalid(path: events, line: nil, column: nil, reason: "it has no Swift Testing events")
        }
        return try recorder.write(to: output, hostname: writing.hostname, dialect: writing.dialect)
    }

    private func readConsole(_ path: String, into recorder: inout RunRecorder) throws(ReportError) {
        let input = try InputFile(path: path)
        var decoder = ConsoleDecoder(packagePath: writing.packagePath)
        while let bytes = try input.read() {
            for fact in decoder.take(bytes, from: .output) { try recorder.record(fact) }
        }
        let (facts, end) = decoder.finish(.unknown)
        for fact in facts { try recorder.record(fact) }
        try recorder.endAttempt(end)
    }
}
