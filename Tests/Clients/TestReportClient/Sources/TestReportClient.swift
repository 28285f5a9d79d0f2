import TestReport

/// Writes checks as a report, validates it, and reads it back with the module alone.
@main
struct TestReportClient {
    static func main() throws {
        guard let path = CommandLine.arguments.dropFirst().first else {
            print("Usage: TestReportClient REPORT")
            return
        }
        let results = [
            TestResult(name: "disk", className: "checks", seconds: 0.25),
            TestResult(
                name: "network", className: "checks",
                outcome: .failed(TestProblem(kind: .expectation, message: "no <route>", details: "Plug it in."))),
            TestResult(name: "printer", className: "checks", outcome: .skipped(reason: "nobody has one")),
        ]
        let counts = try ReportOfResults.write(results, to: path, hostname: "localhost")
        print(counts.summary)
        print("valid \(try ReportValidator().findings(inFileAt: path).isValid)")
        let digest = try ReportDigest(of: ReportReader(path: path), limits: .init(slowest: 1))
        print(TerminalSummary(of: digest, isColored: false).text, terminator: "")
    }
}
