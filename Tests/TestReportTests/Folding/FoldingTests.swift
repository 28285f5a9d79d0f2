import Foundation
import TestSupport
import Testing

@testable import TestReport

@Suite("Folding events into results", .timeLimit(.minutes(1)))
struct FoldingTests {
    private var stream = MadeStream()

    @Test("A test that passes has its class, position, start and time")
    mutating func passes() throws {
        // Given
        stream.event("runStarted")
        stream.suite("M.S")
        stream.test("f()")
        stream.run("f()")
        stream.event("runEnded")

        // When
        let result = try #require(try stream.results().first)

        // Then
        #expect(result.className == "M.S" && result.name == "f()" && result.outcome == .passed)
        #expect(result.location == SourcePosition(file: "Tests/A.swift", line: 3, column: 6))
        #expect(result.seconds == 0.5)
        #expect(result.started == Date(timeIntervalSince1970: 1_770_000_101))
    }

    @Test("All issues are one failure, its message the first's")
    mutating func issues() throws {
        // Given
        stream.test("f()")
        stream.event("testStarted", MadeStream.id("f()"))
        stream.issue("Caught error: Oops()", MadeStream.id("f()"))
        stream.issue("Expectation failed: 1 == 2", MadeStream.id("f()"))
        stream.event("testEnded", MadeStream.id("f()"))

        // Then
        let problem = TestProblem(
            kind: .thrownError, message: "Caught error: Oops()",
            details: "Tests/A.swift:7: Caught error: Oops()\nTests/A.swift:7: Expectation failed: 1 == 2")
        #expect(try stream.results().map(\.outcome) == [.failed(problem)])
    }

    @Test("A time limit keeps a test from its end, also after another issue")
    mutating func timeLimit() throws {
        // Given
        stream.test("f()")
        stream.event("testStarted", MadeStream.id("f()"))
        stream.issue("Expectation failed: 1 == 2", MadeStream.id("f()"))
        stream.issue("Time limit was exceeded: 60.000 seconds", MadeStream.id("f()"))
        stream.event("testEnded", MadeStream.id("f()"))

        // Then
        guard case .broken(let problem) = try stream.results().first?.outcome else {
            Issue.record("It ought to be broken")
            return
        }
        #expect(problem.kind == .timeLimit)
        #expect(problem.message == "Time limit was exceeded: 60.000 seconds")
    }

    @Test("What ran when the process ended is a crash with signal and backtrace, what had not begun was not run")
    mutating func crash() throws {
        // Given
        for function in ["ended()", "running()", "waiting()"] { stream.test(function) }
        stream.run("ended()")
        stream.event("testStarted", MadeStream.id("running()"))
        let end = ProcessEnd(
            .signal("SIGTRAP"), message: "Fatal error: Index out of range", backtrace: "0 crash() in A")

        // When
        let outcomes = try stream.results(end).map(\.outcome)

        // Then
        #expect(outcomes.first == .passed)
        #expect(outcomes.dropFirst().compactMap(\.problem?.kind) == [.crash, .notRun])
        #expect(
            outcomes.dropFirst().first?.problem?.message
                == "the process was ended by SIGTRAP: Fatal error: Index out of range")
        #expect(outcomes.dropFirst().first?.problem?.details.contains("0 crash() in A") == true)
    }

    @Test("A suite that fails is an error of its own, and so are the tests that it kept from running")
    mutating func suiteFailure() throws {
        // Given
        stream.suite("M.S")
        stream.test("f()")
        stream.event("runStarted")
        stream.event("testStarted", "M.S")
        stream.issue("Caught error: Oops()", "M.S")
        stream.event("testEnded", "M.S")
        stream.event("runEnded")

        // When
        let results = try stream.results()

        // Then
        #expect(results.map(\.name) == ["(suite)", "f()"])
        #expect(results.compactMap(\.outcome.problem?.kind) == [.system, .notRun])
        #expect(results.last?.outcome.problem?.message == "not run: its suite failed")
    }

    @Test("An issue of no test is a result of its own, however often the stream repeats it")
    mutating func testless() throws {
        // Given
        stream.test("f()")
        stream.run("f()")
        stream.issue("Issue recorded", nil)
        stream.again()
        stream.again()

        // When
        let results = try stream.results()

        // Then
        #expect(results.map(\.name) == ["f()", "(issues of no test)"])
        #expect(results.last?.outcome.problem?.details == "Tests/A.swift:7: Issue recorded")
    }

    @Test("Cases with the same arguments have different names, and only the one that failed is a failure")
    mutating func cases() throws {
        // Given
        stream.test("f(_:)", isParameterized: true)
        stream.event("testStarted", MadeStream.id("f(_:)"))
        for number in 0..<3 {
            stream.startCase("a → x to y", of: "f(_:)")
            if number == 1 { stream.issue("Expectation failed: 1 == 2", MadeStream.id("f(_:)")) }
            stream.event("testCaseEnded", MadeStream.id("f(_:)"))
        }
        stream.event("testEnded", MadeStream.id("f(_:)"))

        // When
        let results = try stream.results()

        // Then
        #expect(results.map(\.name) == ["f(_:) [a → x to y]", "f(_:) [a → x to y] #2", "f(_:) [a → x to y] #3"])
        #expect(results.map { $0.outcome.problem != nil } == [false, true, false])
    }

    @Test("An issue while several cases run and nothing says whose it is makes the test fail, and no innocent case")
    mutating func ambiguous() throws {
        // Given
        stream.test("f(_:)", isParameterized: true)
        stream.event("testStarted", MadeStream.id("f(_:)"))
        stream.startCase("a → 1", of: "f(_:)")
        stream.startCase("a → 2", of: "f(_:)")
        stream.issue("Expectation failed: 1 == 2", MadeStream.id("f(_:)"))
        stream.event("testCaseEnded", MadeStream.id("f(_:)"))
        stream.event("testCaseEnded", MadeStream.id("f(_:)"))
        stream.event("testEnded", MadeStream.id("f(_:)"))

        // When
        let results = try stream.results()

        // Then
        #expect(results.map(\.name) == ["f(_:)", "f(_:) [a → 1]", "f(_:) [a → 2]"])
        #expect(results.map { $0.outcome.problem != nil } == [true, false, false])
        #expect(results[0].outcome.problem?.details.contains("2 cases were running") == true)
    }

    @Test("Two tests of one name in one class, in two files, keep apart")
    mutating func sameName() throws {
        // Given
        stream.test("f()")
        stream.raw(#"{"kind":"test","payload":{"id":"M.S/f()/B.swift:1:1","kind":"function","name":"f()"}}"#)

        // Then
        #expect(try stream.results().map(\.name) == ["f()", "f() #2"])
    }

    @Test(
        "Why a test was skipped is what the message says",
        arguments: [
            (#"Test f() skipped: \"too \"\" slow\""#, "too \"\" slow"), ("Test f() skipped.", nil),
        ] as [(String, String?)])
    func reason(text: String, expected: String?) throws {
        var stream = MadeStream()
        stream.test("f()")
        stream.event("testSkipped", MadeStream.id("f()"), text: text)
        #expect(try stream.results().map(\.outcome) == [.skipped(reason: expected)])
    }

    @Test("An attachment is a line that Jenkins understands, on one line whatever its name")
    mutating func attachment() throws {
        // Given
        stream.test("f()")
        stream.event("testStarted", MadeStream.id("f()"))
        stream.event("valueAttached", MadeStream.id("f()"), more: #","attachment":{"path":"/tmp/a\nb.txt"}"#)
        stream.event("testEnded", MadeStream.id("f()"))

        // Then
        #expect(try stream.results().map(\.output) == ["[[ATTACHMENT|/tmp/a\\nb.txt]]"])
    }

    @Test("Of a test that has more issues than memory has room for, the first thousand are kept and all are counted")
    mutating func manyIssues() throws {
        // Given
        stream.test("f()")
        stream.event("testStarted", MadeStream.id("f()"))
        for number in 0..<1500 { stream.issue("Expectation failed: \(number)", MadeStream.id("f()")) }
        stream.event("testEnded", MadeStream.id("f()"))

        // When
        let result = try #require(try stream.results().first)

        // Then
        #expect(result.outcome.problem?.details.split(separator: "\n").count == 1000)
        #expect(result.output.contains("1500 issues"))
    }
}
