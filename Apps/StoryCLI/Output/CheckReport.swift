import Foundation
import StoryApp
import StoryCore
import StoryDocuments
import TestReport

/// A JUnit report of checks, each as a test case.
struct CheckReport {
    /// A check.
    struct Case {
        /// The name.
        var name: String
        /// The outcome.
        var outcome: TestResult.Outcome
        /// The details.
        var output: String
    }

    /// The name of the suite.
    var name: String
    /// The checks.
    var cases: [Case]
    /// The date of the report.
    var date = Date()

    /// The test cases.
    var results: [TestResult] {
        cases.map { item in
            TestResult(name: item.name, className: name, started: date, outcome: item.outcome, output: item.output)
        }
    }

    /// Writes the report atomically, replacing an existing file.
    func write(to path: String) throws(ReportError) {
        try ReportOfResults.write(results, to: path, hostname: ProcessInfo.processInfo.hostName)
    }
}

extension CheckReport {
    /// Creates the report of a machine: a broken part has failed, a missing optional one was skipped.
    init(name: String, checks: [HealthCheck]) {
        self.init(
            name: name,
            cases: checks.map { check in
                Case(name: check.name, outcome: check.outcome, output: check.isHealthy ? check.commandDetail : "")
            })
    }

    /// Creates the report of a library: unrepaired damage has failed, everything else has passed.
    init(name: String, inspection: LibraryInspection) {
        self.init(
            name: name,
            cases: inspection.items.map { item in
                let open = item.findings.filter { !$0.isRepaired && $0.kind.isDamage }
                let rest = item.findings.filter { $0.isRepaired || !$0.kind.isDamage }
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
