import TestReport
import Testing

@Suite("The digest of a report", .timeLimit(.minutes(1)))
struct ReportDigestTests {
    @Test("It counts everything and keeps what its limits allow")
    func limits() {
        // Given
        var sut = ReportDigest(limits: .init(problems: 2, flaky: 1, slowest: 3, details: 5))
        let problem = TestProblem(kind: .expectation, message: "no", details: "0123456789")

        // When
        for number in 0..<10 {
            sut.add(TestResult(name: "f\(number)", className: "A", seconds: Double(number), outcome: .failed(problem)))
            sut.add(TestResult(name: "k\(number)", className: "A", earlierProblems: [problem]))
        }

        // Then
        #expect(sut.counts.summary == "10 passed, 10 failed, 0 skipped")
        #expect(sut.flakyCount == 10)
        #expect(sut.problems.map(\.name) == ["f0", "f1"])
        #expect(sut.flaky.map(\.name) == ["k0"])
        #expect(sut.slowest.map(\.name) == ["f9", "f8", "f7"])
        #expect(sut.problems[0].outcome.problem?.details == "01234\n… 5 more characters are in the report.")
    }

    @Test("Of tests that took equally long the earlier one is the slower, and those of no time are none")
    func ties() {
        // Given
        var sut = ReportDigest(limits: .init(slowest: 2))

        // When
        for (name, seconds) in [("a", 1.0), ("b", 1.0), ("c", 1.0), ("d", 0.0)] {
            sut.add(TestResult(name: name, className: "A", seconds: seconds))
        }

        // Then
        #expect(sut.slowest.map(\.name) == ["a", "b"])
    }
}
