import Foundation
import Synchronization
import TestReport

/// A run while it is recorded: console and events come in from several sides, one at a time.
///
/// A recording that fails, such as on a full disk, does not stop the tests: the fault is kept and said at the end.
final class RunSession: Sendable {
    private struct State: ~Copyable {
        var recorder: RunRecorder
        var attempt: Attempt?
        var fault: ReportError?
    }

    private struct Attempt: ~Copyable {
        var decoder: ConsoleDecoder
        var events: EventTail
    }

    private let packagePath: String
    private let state: Mutex<State>

    /// Creates a session for the tests of a package.
    init(packagePath: String) throws(ReportError) {
        self.packagePath = packagePath
        let recorder = try RunRecorder(RecordingOptions(packagePath: packagePath))
        state = Mutex(State(recorder: recorder))
    }

    /// Begins an attempt whose events go to a file.
    func begin(events path: String) throws(ReportError) {
        let decoder = ConsoleDecoder(packagePath: packagePath)
        let events = try EventTail(path: path)
        var attempt: Attempt? = Attempt(decoder: decoder, events: events)
        state.withLock { $0.attempt = attempt.take() }
    }

    /// Takes what came from the console, and the events that came meanwhile.
    func take(_ bytes: [UInt8], from stream: ConsoleStream) {
        state.withLock { state in
            guard state.fault == nil, var attempt = state.attempt.take() else { return }
            do throws(ReportError) {
                try attempt.events.read(into: &state.recorder)
                for fact in attempt.decoder.take(bytes, from: stream) { try state.recorder.record(fact) }
            } catch {
                state.fault = error
            }
            state.attempt = consume attempt
        }
    }

    /// Whether the names of all tests would tell which a crash kept from running.
    var needsNames: Bool {
        state.withLock { $0.attempt?.decoder.needsNames ?? false }
    }

    /// Takes the names of all tests.
    func take(names: [String]) {
        state.withLock { $0.attempt?.decoder.take(names: names) }
    }

    /// Ends the attempt: the command has ended.
    ///
    /// - Returns: The tests that failed.
    func end(_ cause: ProcessEnd.Cause) throws(ReportError) -> [FailedTest] {
        let result: Result<[FailedTest], ReportError> = state.withLock { state in
            guard var attempt = state.attempt.take() else { return .success([]) }
            if let fault = state.fault { return .failure(fault) }
            do throws(ReportError) {
                try attempt.events.finish(into: &state.recorder)
                let (facts, end) = attempt.decoder.finish(cause)
                for fact in facts { try state.recorder.record(fact) }
                try state.recorder.endAttempt(end)
                var failed: [FailedTest] = []
                try state.recorder.forEachFailure { failed.append($0) }
                return .success(failed)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Adds a result of the run as a whole.
    func add(_ result: TestResult) throws(ReportError) {
        try withRecorder { recorder throws(ReportError) in try recorder.record(.result(result)) }
    }

    /// How the tests ended so far.
    func counts() throws(ReportError) -> TestCounts {
        var counts = TestCounts()
        try withRecorder { recorder throws(ReportError) in counts = try recorder.summary().counts }
        return counts
    }

    /// Writes the report.
    func write(to path: String, hostname: String, dialect: ReportDialect) throws(ReportError) -> TestCounts {
        var counts = TestCounts()
        try withRecorder { recorder throws(ReportError) in
            counts = try recorder.write(to: path, hostname: hostname, dialect: dialect)
        }
        return counts
    }

    private func withRecorder(
        _ body: (inout RunRecorder) throws(ReportError) -> Void
    ) throws(ReportError) {
        let result: Result<Void, ReportError> = state.withLock { state in
            if let fault = state.fault { return .failure(fault) }
            do throws(ReportError) {
                return .success(try body(&state.recorder))
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }
}
