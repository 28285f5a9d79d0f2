import Foundation
import TestReport

/// Runs tests, those that fail again as often as wanted, and records it all.
struct TestRun: Sendable {
    let command: TestCommandLine
    let retries: Int
    let eventVersion: String
    let runner: CommandRunner
    let session: RunSession

    /// Runs the tests.
    ///
    /// - Returns: The exit code: that of the last attempt, unless something is left that failed.
    func run(eventFile: String) async throws(ReportError) -> CommandRunner.End {
        var (end, failed) = try await attempt(command, eventFile: eventFile)
        guard command.isSwiftTest else { return end }
        for number in stride(from: 1, through: retries, by: 1) where !failed.isEmpty {
            guard runner.signals.received == nil else { break }
            Notice.say("rerunning \(failed.count) failed tests, \(number) of at most \(retries)")
            let (again, left) = try await attempt(command.running(only: failed), eventFile: eventFile)
            failed = left
            // What is left may be what this attempt did not run.
            if failed.isEmpty || again.code != 0 { end = again }
        }
        return end
    }

    private func attempt(
        _ command: TestCommandLine, eventFile: String
    ) async throws(ReportError) -> (CommandRunner.End, [FailedTest]) {
        try session.begin(events: eventFile)
        let end = try await runner.run(command.writingEvents(to: eventFile, version: eventVersion)) {
            [session] bytes, stream in session.take(bytes, from: stream)
        }
        if command.isSwiftTest, session.needsNames, runner.signals.received == nil {
            session.take(names: await runner.lines(of: self.command.listing))
        }
        let failed = try session.end(cause(of: end))
        if end.code != 0, failed.isEmpty, let result = result(of: end) {
            // An issue of no test has nothing to run again, but says why the command failed.
            let counts = try session.counts()
            if counts.failures + counts.errors == 0 { try session.add(result) }
        }
        return (end, failed)
    }

    private func cause(of end: CommandRunner.End) -> ProcessEnd.Cause {
        if runner.signals.received != nil { return .interrupted }
        return switch end {
        case .exited(let code): .exited(code)
        case .signaled(let number): .signal(SignalName.of(number))
        case .missing: .unknown
        }
    }

    // A run that ended badly although no test failed, such as one that could not be built, must not look fine.
    private func result(of end: CommandRunner.End) -> TestResult? {
        let what: String
        switch end {
        case .missing: return nil
        case .exited(let code): what = "the command exited with code \(code)"
        case .signaled(let number): what = "the command was stopped by \(SignalName.of(number))"
        }
        let why = runner.signals.received.map { "after \(SignalName.of($0))" } ?? "but no test failed"
        let problem = TestProblem(
            kind: .system, message: "\(what), \(why)",
            details: "\(command.words.joined(separator: " "))\n\(what), \(why); see its output for details.")
        return TestResult(name: "the command", className: "junit-report", outcome: .broken(problem))
    }
}

/// What the program itself has to say while a command's output passes through.
enum Notice {
    /// Prints a text on the error stream.
    static func say(_ text: String) {
        FileHandle.standardError.write(Data("junit-report: \(text)\n".utf8))
    }
}
