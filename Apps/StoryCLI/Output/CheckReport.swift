import Foundation
import StoryApp
import TestReport

/// Checks of this machine as a JUnit report, where each check is a test case.
struct CheckReport {
    /// What the suite is called.
    var name: String
    /// What was looked at.
    var checks: [HealthCheck]
    /// When.
    var date = Date()

    /// The test cases: what is broken has failed, what is optional and missing was skipped.
    var results: [TestResult] {
        checks.map { check in
            TestResult(
                name: check.name, className: name, started: date, outcome: check.outcome,
                output: check.isHealthy ? check.detail : "")
        }
    }

    /// Writes the report; what was there before is replaced once the report is whole.
    func write(to path: String) throws(ReportError) {
        try ReportOfResults.write(results, to: path, hostname: ProcessInfo.processInfo.hostName)
    }
}

extension HealthCheck {
    fileprivate var outcome: TestResult.Outcome {
        let text = [detail, recovery].compactMap { $0 }
        guard !isHealthy else { return .passed }
        return isOptional
            ? .skipped(reason: text.joined(separator: " "))
            : .failed(TestProblem(kind: .expectation, message: detail, details: text.joined(separator: "\n")))
    }
}
