import TestReport
import Testing

@Suite("Annotations for GitHub", .timeLimit(.minutes(1)))
struct GitHubAnnotationsTests {
    private func digest(_ problem: TestProblem, location: SourcePosition?, name: String = "t()", count: Int = 1)
        -> ReportDigest
    {
        var digest = ReportDigest()
        for _ in 0..<count {
            digest.add(TestResult(name: name, className: "A", location: location, outcome: .failed(problem)))
        }
        return digest
    }

    @Test("The line is that of the first issue where it is known")
    func issue() {
        // Given
        let problem = TestProblem(kind: .expectation, message: "no", details: "Tests/A.swift:12:3: no")

        // Then
        let sut = GitHubAnnotations(of: digest(problem, location: SourcePosition(file: "Tests/A.swift", line: 9)))
        #expect(sut.text == "::error file=Tests/A.swift,line=12,col=3,title=A.t()::Tests/A.swift:12:3: no\n")
    }

    @Test("Otherwise it is that of the test; without a position there is none")
    func test() {
        // Given
        let problem = TestProblem(kind: .crash, message: "SIGSEGV")

        // Then
        let placed = GitHubAnnotations(of: digest(problem, location: SourcePosition(file: "Tests/A.swift", line: 9)))
        #expect(placed.text == "::error file=Tests/A.swift,line=9,title=A.t()::SIGSEGV\n")
        #expect(GitHubAnnotations(of: digest(problem, location: nil)).text == "::error title=A.t()::SIGSEGV\n")
    }

    @Test("Nothing in a text can end a property or begin another command")
    func escapes() {
        // Given
        let problem = TestProblem(kind: .expectation, message: "50%\r\n::warning::x")

        // Then
        let sut = GitHubAnnotations(
            of: digest(problem, location: SourcePosition(file: "a,b:c.swift", line: 1), name: "x\n::error::,y=%"))
        #expect(
            sut.text == "::error file=a%2Cb%3Ac.swift,line=1,title=A.x%0A%3A%3Aerror%3A%3A%2Cy=%25"
                + "::50%25%0D%0A::warning::x\n")
    }

    @Test("Beyond the limit failures are only counted")
    func limit() {
        // Given
        let problem = TestProblem(kind: .expectation, message: "no")

        // When
        let lines = GitHubAnnotations(of: digest(problem, location: nil, count: 60)).text.split(separator: "\n")

        // Then
        #expect(lines.count == 51)
        #expect(lines.last == "::notice title=Tests::10 more tests failed.")
    }
}
