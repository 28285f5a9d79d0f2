import Testing

@testable import TestReport

@Suite("Attempts, and what the console adds", .timeLimit(.minutes(1)))
struct AttemptTests {
    private func recorder() throws -> RunRecorder { try RunRecorder(RecordingOptions(packagePath: "/package")) }

    private func attempt(_ outcomes: [String: String?]) -> MadeStream {
        var stream = MadeStream()
        stream.event("runStarted")
        for (function, issue) in outcomes.sorted(by: { $0.key < $1.key }) {
            stream.test(function)
            stream.run(function, issue: issue)
        }
        stream.event("runEnded")
        return stream
    }

    @Test("A test that fails and then passes has passed, with its earlier problems; the others stay as they were")
    func flaky() throws {
        // Given
        var sut = try recorder()
        try attempt(["a()": "Expectation failed: 1", "b()": nil, "c()": "Expectation failed: 2"]).feed(&sut)
        try sut.endAttempt(ProcessEnd(.exited(1)))
        var failed: [String] = []
        try sut.forEachFailure { failed.append($0.function) }
        #expect(failed == ["a()", "c()"])

        // When
        try attempt(["a()": nil, "c()": "Expectation failed: 3"]).feed(&sut)
        try sut.endAttempt(ProcessEnd(.exited(1)))
        let results = try sut.results()

        // Then
        #expect(results.map(\.outcome.problem?.message) == [nil, nil, "Expectation failed: 3"])
        #expect(
            results.map { $0.earlierProblems.map(\.message) } == [
                ["Expectation failed: 1"], [], ["Expectation failed: 2"],
            ])
    }

    @Test("Of cases with the same arguments each keeps its own earlier problems")
    func sameArguments() throws {
        // Given
        func cases(_ issues: [String?]) -> MadeStream {
            var stream = MadeStream()
            stream.event("runStarted")
            stream.test("f(_:)", isParameterized: true)
            stream.event("testStarted", MadeStream.id("f(_:)"))
            for issue in issues {
                stream.startCase("number → 1", of: "f(_:)")
                if let issue { stream.issue(issue, MadeStream.id("f(_:)")) }
                stream.event("testCaseEnded", MadeStream.id("f(_:)"))
            }
            stream.event("testEnded", MadeStream.id("f(_:)"))
            stream.event("runEnded")
            return stream
        }
        var sut = try recorder()

        // When
        try cases([nil, "Expectation failed: 2", "Expectation failed: 3"]).feed(&sut)
        try sut.endAttempt(ProcessEnd(.exited(1)))
        try cases([nil, nil, "Expectation failed: 4"]).feed(&sut)
        try sut.endAttempt(ProcessEnd(.exited(1)))
        let results = try sut.results()

        // Then
        #expect(results.map(\.name) == ["f(_:) [number → 1]", "f(_:) [number → 1] #2", "f(_:) [number → 1] #3"])
        #expect(results.map(\.outcome.problem?.message) == [nil, nil, "Expectation failed: 4"])
        #expect(
            results.map { $0.earlierProblems.map(\.message) } == [
                [], ["Expectation failed: 2"], ["Expectation failed: 3"],
            ])
    }

    @Test("A test that a crash kept from running and that passes later is no flaky one")
    func notRun() throws {
        // Given
        var sut = try recorder()
        var first = MadeStream()
        for function in ["a()", "b()"] { first.test(function) }
        first.event("testStarted", MadeStream.id("a()"))
        try first.feed(&sut)
        try sut.endAttempt(ProcessEnd(.signal("SIGSEGV")))

        // When
        try attempt(["a()": nil, "b()": nil]).feed(&sut)
        try sut.endAttempt(ProcessEnd(.exited(0)))
        let results = try sut.results()

        // Then
        #expect(results.map(\.outcome) == [.passed, .passed])
        #expect(results.map { $0.earlierProblems.map(\.kind) } == [[.crash], []])
    }

    @Test("A result of the console stands beside those of the events, and a later one keeps its earlier problems")
    func console() throws {
        // Given
        var sut = try recorder()
        let problem = TestProblem(kind: .expectation, message: "XCTAssert failed")
        let failed = TestResult(name: "testAdds", className: "M.Old", seconds: 2, outcome: .failed(problem))
        try sut.record(.result(failed))
        try attempt(["a()": nil]).feed(&sut)
        try sut.endAttempt(ProcessEnd(.exited(1)))

        // When
        try sut.record(.result(TestResult(name: "testAdds", className: "M.Old", seconds: 1)))
        try sut.endAttempt(ProcessEnd(.exited(0)))

        // Then
        let result = try #require(try sut.results().first)
        #expect(result.className == "M.Old" && result.outcome == .passed && result.seconds == 1)
        #expect(result.earlierProblems == [problem])
        #expect(try sut.summary().counts.tests == 2)
        #expect(try sut.summary().seconds == sut.results().reduce(0) { $0 + $1.seconds })
    }

    @Test("Output goes to the test of its label, and to the run where there is none")
    func output() throws {
        // Given
        var sut = try recorder()
        try attempt(["a()": nil]).feed(&sut)

        // When
        try sut.record(.output("mine", label: "a()"))
        try sut.record(.errorOutput("careful", label: "a()"))
        try sut.record(.output("nobody's", label: "z()"))
        try sut.endAttempt(ProcessEnd(.exited(0)))

        // Then
        let result = try #require(try sut.results().first)
        #expect(result.output == "mine" && result.errorOutput == "careful")
        #expect(sut.runOutput.output == "nobody's")
    }

    @Test("Output beyond a megabyte is counted, not kept")
    func muchOutput() throws {
        // Given
        var sut = try recorder()
        try attempt(["a()": nil]).feed(&sut)

        // When
        let line = String(repeating: "x", count: 1000)
        for _ in 0..<2000 { try sut.record(.output(line, label: "a()")) }
        try sut.endAttempt(ProcessEnd(.exited(0)))

        // Then
        let output = try #require(try sut.results().first?.output)
        #expect(output.utf8.count < 1_100_000)
        #expect(output.contains("2000000 bytes in all"))
    }
}
