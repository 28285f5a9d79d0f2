import TestReport
import Testing

@Suite("The table for terminals", .timeLimit(.minutes(1)))
struct TerminalSummaryTests {
    private let digest: ReportDigest

    init() throws {
        let reports = try Reports()
        digest = try ReportDigest(of: ReportReader(path: try reports.file(Reports.full)), limits: .init(slowest: 2))
    }

    @Test("Failures come first, then the slowest in a column, and the counts last")
    func plain() {
        #expect(
            TerminalSummary(of: digest, isColored: false).text == """
                ✘ AppTests.Outer.Inner.fails(1)  Tests/A.swift:9
                  expectation failed: 1 == 2
                ✘ AppTests.Outer.Inner.crashes()
                  crash: SIGSEGV

                Passed on retry:
                ↻ AppTests.Outer.Inner.flaky()

                Slowest:
                1.250 s  AppTests.Outer.Inner.passes()
                0.500 s  AppTests.Outer.Inner.fails(1)

                2 passed, 2 failed, 1 skipped

                """)
    }

    @Test("Only with colours are there escapes")
    func colors() {
        #expect(TerminalSummary(of: digest, isColored: true).text.contains("\u{1B}[31m✘\u{1B}[0m"))
        #expect(!TerminalSummary(of: digest, isColored: false).text.contains("\u{1B}"))
    }

    @Test("No text of a test moves the cursor, colours the screen or turns the direction of writing")
    func hostile() {
        // Given
        var digest = ReportDigest()
        let problem = TestProblem(kind: .expectation, message: "a\u{1B}[2J\n\u{9B}1m\u{202E}b")
        digest.add(TestResult(name: "x\u{7}", className: "A", outcome: .failed(problem)))

        // When
        let text = TerminalSummary(of: digest, isColored: false).text

        // Then
        #expect(text.hasPrefix("✘ A.x\\u{7}\n  expectation failed: a\\u{1B}[2J \\u{9B}1m\\u{202E}b\n"))
    }

    @Test("A name of any length takes a line that can be read")
    func longName() {
        var digest = ReportDigest()
        let problem = TestProblem(kind: .expectation, message: "no")
        digest.add(TestResult(name: String(repeating: "n", count: 100_000), className: "A", outcome: .failed(problem)))
        #expect(TerminalSummary(of: digest, isColored: false).text.count < 1000)
        #expect(GitHubAnnotations(of: digest).text.count < 1000)
    }
}
