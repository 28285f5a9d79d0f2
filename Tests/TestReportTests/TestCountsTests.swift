import Testing
import TestReport

@Suite("Counts of a run", .timeLimit(.minutes(1)))
struct TestCountsTests {
    @Test("Failures and errors both count as failed in the last line")
    func summary() {
        // Given
        let problem = TestProblem(kind: .expectation, message: "1 == 2")
        var sut = TestCounts()

        // When
        for outcome in [TestResult.Outcome.passed, .passed, .failed(problem), .broken(problem), .skipped(reason: nil)] {
            sut.count(outcome)
        }

        // Then
        #expect(sut.summary == "2 passed, 2 failed, 1 skipped")
    }
}
