import struct Foundation.Date

/// A test of XCTest between its start and its end.
struct RunningClassTest: Sendable {
    /// The maximum number of lines after a failure that belong to its message; XCTest does not mark them.
    private static let longestMessage = 20
    private static let outputLimit = 256 * 1024
    private static let issueLimit = 1000
    /// Beyond these bytes of failures more of them are only counted.
    private static let issueByteLimit = 1 << 20

    private struct Issue: Sendable {
        var location: SourcePosition?
        var message: String
        var details: String
    }

    /// Class and function, as the console names it: "SampleClass.testFails".
    let name: String
    private let started: Date?
    private var issues: [Issue] = []
    private var issueBytes = 0
    private var issuesLeftOut = 0
    private var skipReason: String?
    private var isSkipped = false
    private var output = BoundedText(limit: outputLimit)
    private var linesOfMessage = 0

    /// A test that has just begun.
    init(name: String, started: Date? = nil) {
        self.name = name
        self.started = started
    }

    /// Records a failure.
    mutating func fail(at location: SourcePosition?, _ message: String) {
        guard issues.count < Self.issueLimit, issueBytes < Self.issueByteLimit else {
            issuesLeftOut += 1
            linesOfMessage = 0
            return
        }
        let position = location.map { "\($0.file):\($0.line): " } ?? ""
        issues.append(Issue(location: location, message: message, details: position + message + "\n"))
        issueBytes += message.utf8.count
        linesOfMessage = Self.longestMessage
    }

    /// Records a skipped test.
    mutating func skip(_ reason: String?) {
        isSkipped = true
        skipReason = reason
        linesOfMessage = 0
    }

    /// Adds a line of the test; right after a failure it may belong to the message, and is added to both.
    mutating func write(_ line: some StringProtocol) {
        output.append(line)
        guard linesOfMessage > 0, !issues.isEmpty, issueBytes < Self.issueByteLimit else { return }
        linesOfMessage -= 1
        issueBytes += line.utf8.count
        issues[issues.count - 1].details += line + "\n"
    }

    /// The result of a test that ended.
    func result(_ end: ClassTestLine.End, seconds: Double) -> TestResult {
        let outcome: TestResult.Outcome =
            switch end {
            case .passed: .passed
            case .skipped: .skipped(reason: skipReason)
            // XCTest skips a test whose set-up threw, and says that it failed.
            case .failed where isSkipped: .broken(problem(.system))
            case .failed: .failed(problem(nil))
            }
        return result(outcome, seconds: seconds)
    }

    /// The result of a test whose process ended.
    func result(of crash: CrashLog?, signal: Int32?) -> TestResult {
        let name = (crash?.signal ?? signal).map(SignalName.of)
        let cause = name.map { "the process was ended by \($0)" } ?? "the process ended in the middle of the test"
        let message = [cause, crash?.message].compactMap(\.self).joined(separator: ": ")
        let details = issueText + "Still running when \(message)\n" + (crash?.backtrace ?? "")
        return result(.broken(TestProblem(kind: .crash, message: message, details: Self.ended(details))), seconds: 0)
    }

    private func result(_ outcome: TestResult.Outcome, seconds: Double) -> TestResult {
        let (className, function) = ClassTestName.parts(of: name)
        return TestResult(
            name: function, className: className, location: issues.lazy.compactMap(\.location).first, started: started,
            seconds: seconds, outcome: outcome, output: output.text)
    }

    private func problem(_ kind: TestProblem.Kind?) -> TestProblem {
        let message = issues.first?.message ?? "failed"
        return TestProblem(
            kind: kind ?? (message.hasPrefix("threw error ") ? .thrownError : .expectation), message: message,
            details: Self.ended(issueText))
    }

    // Each line has an end, of which the last one would be an empty line in every report.
    private static func ended(_ text: String) -> String { text.hasSuffix("\n") ? String(text.dropLast()) : text }

    private var issueText: String {
        issues.map(\.details).joined() + (issuesLeftOut > 0 ? "… \(issuesLeftOut) more failures\n" : "")
    }
}

/// The names that XCTest and SwiftPM give a test.
enum ClassTestName {
    /// The class and the function of a name as the console has it: "SampleClass.testFails".
    static func parts(of name: String) -> (className: String, function: String) {
        guard let dot = name.lastIndex(of: ".") else { return ("XCTest", name) }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    /// The console's name of a test that SwiftPM names with its module: "SampleClassTests.SampleClass/testFails".
    static func fromSpecifier(_ specifier: some StringProtocol) -> String? {
        guard let slash = specifier.lastIndex(of: "/"), let dot = specifier.firstIndex(of: "."), dot < slash
        else { return nil }
        return specifier[specifier.index(after: dot)..<slash] + "." + specifier[specifier.index(after: slash)...]
    }
}
