import Foundation
import StoryApp
import StoryCore
import StoryDocuments
import TestReport

/// What was looked at as a JUnit report, where each thing is a test case.
struct CheckReport {
    /// A thing that was looked at.
    struct Case {
        /// What it is.
        var name: String
        /// How it is.
        var outcome: TestResult.Outcome
        /// What was found or done, for those who look closer.
        var output: String
    }

    /// What the suite is called.
    var name: String
    /// What was looked at.
    var cases: [Case]
    /// When.
    var date = Date()

    /// The test cases.
    var results: [TestResult] {
        cases.map { item in
            TestResult(name: item.name, className: name, started: date, outcome: item.outcome, output: item.output)
        }
    }

    /// Writes the report; what was there before is replaced once the report is whole.
    func write(to path: String) throws(ReportError) {
        try ReportOfResults.write(results, to: path, hostname: ProcessInfo.processInfo.hostName)
    }
}

extension CheckReport {
    /// Checks of this machine: what is broken has failed, what is optional and missing was skipped.
    init(name: String, checks: [HealthCheck]) {
        self.init(
            name: name,
            cases: checks.map { check in
                Case(name: check.name, outcome: check.outcome, output: check.isHealthy ? check.commandDetail : "")
            })
    }

    /// What a library was inspected for: damage that was not mended has failed, and the rest has passed.
    init(name: String, inspection: LibraryInspection) {
        self.init(
            name: name,
            cases: inspection.items.map { item in
                let open = item.findings.filter { !$0.isMended && $0.kind.isDamage }
                let rest = item.findings.filter { $0.isMended || !$0.kind.isDamage }
                return Case(
                    name: item.name, outcome: Self.outcome(of: open, in: item),
                    output: rest.flatMap { $0.lines(in: item) }.joined(separator: "\n"))
            })
    }

    private static func outcome(
        of findings: [LibraryFinding], in item: LibraryInspection.Item
    ) -> TestResult.Outcome {
        guard let first = findings.first else { return .passed }
        let more = findings.count > 1 ? " (and \(findings.count - 1) more)" : ""
        return .failed(
            TestProblem(
                kind: .expectation, message: first.summary + more,
                details: findings.flatMap { $0.lines(in: item) }.joined(separator: "\n")))
    }
}

extension HealthCheck {
    fileprivate var outcome: TestResult.Outcome {
        let text = [commandDetail, commandRecovery].compactMap { $0 }
        guard !isHealthy else { return .passed }
        return isOptional
            ? .skipped(reason: text.joined(separator: " "))
            : .failed(TestProblem(kind: .expectation, message: commandDetail, details: text.joined(separator: "\n")))
    }
}
