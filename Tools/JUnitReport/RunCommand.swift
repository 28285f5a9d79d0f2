import ArgumentParser
import Foundation
import TestReport

/// `junit-report run`: runs tests and reports them.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run tests and write a report, even if they crash.",
        discussion: """
            junit-report run --output junit.xml -- swift test --parallel

            The command's output is passed on. A command other than 'swift test' runs unchanged; XCTest results and \
            crashes are read from its output.

            The exit code is that of the tests, 128 plus the signal's number if a signal stopped them, or 127 if the \
            command doesn't exist. \(ExitStatus.help)
            """)

    @Option(name: .shortAndLong, help: "The report to write; an earlier one is replaced once the new one is complete.")
    var output = "junit.xml"

    @Option(parsing: .unconditional, help: "How many times to rerun failed tests.")
    var retry = 0

    @Option(
        name: .customLong("event-stream-version"), help: "Version of Swift Testing's event stream; 0 before Swift 6.3.")
    var eventVersion = "6.3"

    @OptionGroup var writing: WritingOptions

    @OptionGroup var views: ViewOptions

    @Argument(parsing: .postTerminator, help: "The command, for example: swift test --parallel")
    var command: [String] = []

    func validate() throws {
        guard !command.isEmpty else {
            throw ValidationError("Give the command to run: junit-report run -- swift test")
        }
        guard retry >= 0 else { throw ValidationError("--retry must be 0 or more.") }
        try views.requireOwnFiles(besides: [output])
        try views.requireReadableAgain(output)
        guard !TestCommandLine(words: command).writesEvents else {
            throw ValidationError("Leave --event-stream-output-path out of the command: junit-report adds it itself.")
        }
    }

    func run() async throws {
        let end: CommandRunner.End
        do throws(ReportError) {
            end = try await report()
        } catch {
            throw error.exit
        }
        guard end.code == 0 else { throw ExitCode(end.code) }
    }

    private func report() async throws(ReportError) -> CommandRunner.End {
        if retry > 0, !TestCommandLine(words: command).isSwiftTest {
            Notice.say("nothing is rerun: --retry needs 'swift test' as the command.")
        }
        let folder = try ScratchFolder()
        let signals = SignalForwarding()
        let listener = SignalListener(signals)
        defer { withExtendedLifetime(listener) {} }
        let session = try RunSession(packagePath: writing.packagePath)
        let run = TestRun(
            command: TestCommandLine(words: command), retries: retry, eventVersion: eventVersion,
            runner: CommandRunner(signals: signals), session: session)
        var end = try await run.run(eventFile: folder.file("events.jsonl"))
        if case .missing(let reason) = end {
            Notice.say("'\(command[0])' can't be run: \(reason) No report was written.")
            return end
        }
        let counts = try session.write(to: output, hostname: writing.hostname, dialect: writing.dialect)
        try views.show(report: output, counts: counts)
        // A command that passes a signal on may leave as if nothing had happened. 'swift test' leaves with 1 if it hears
        // of the end of its tests before it hears of the signal itself.
        if case .exited = end, let signal = signals.received { end = .signaled(signal) }
        // A retry may have run nothing.
        if end.code == 0, counts.failures + counts.errors > 0 { end = .exited(1) }
        return end
    }
}
