import Foundation
import TestReport
import Testing

@Suite("XCTest's part of a console", .timeLimit(.minutes(1)))
struct ClassTestDecodingTests {
    private let facts: [ConsoleFact]

    init() throws {
        facts = try Recording("classes").decoded().facts
    }

    private func result(_ name: String) throws -> TestResult {
        try #require(facts.result(of: "SampleClass.\(name)"))
    }

    @Test("Every test of every class is there once")
    func all() {
        #expect(facts.results.count == 13)
        #expect(Set(facts.results.map { "\($0.className).\($0.name)" }).count == 13)
        #expect(facts.output.isEmpty)
    }

    @Test("A test that passes has its time and its start")
    func passed() throws {
        let sut = try result("testWaitsAsynchronously")
        #expect(sut.outcome == .passed)
        #expect(sut.seconds > 0.005)
        #expect(sut.started != nil)
    }

    @Test("A failure has its position, relative to the package, and its whole message")
    func failed() throws {
        let sut = try result("testFails")
        let message = #"XCTAssertEqual failed: ("2") is not equal to ("3") - sums are <hard> & "odd""#
        #expect(sut.location == SourcePosition(file: "Tests/SampleClassTests/SampleClass.swift", line: 12))
        #expect(
            sut.outcome
                == .failed(
                    TestProblem(
                        kind: .expectation, message: message,
                        details: "Tests/SampleClassTests/SampleClass.swift:12: \(message)")))
    }

    @Test("All failures of a test are in its text, with the lines that a message goes on over")
    func failedTwice() throws {
        let problem = try #require(try result("testFailsTwice").outcome.problem)
        #expect(problem.message == "XCTAssertTrue failed - ")
        #expect(problem.details.contains("SampleClass.swift:16: XCTAssertTrue failed - \n"))
        #expect(problem.details.hasSuffix("SampleClass.swift:17: XCTAssertNil failed: \"1\" - two\nlines"))
    }

    @Test("A thrown error is called that, and XCTest knows no position for it")
    func thrown() throws {
        let sut = try result("testThrows")
        #expect(sut.outcome.problem?.kind == .thrownError)
        #expect(sut.outcome.problem?.message == #"threw error "SampleClassError()""#)
        #expect(sut.location == nil)
    }

    @Test("A skip has its reason")
    func skipped() throws {
        #expect(try result("testSkips").outcome == .skipped(reason: "not <here> & now"))
        #expect(
            try result("testSkipsWithoutReason").outcome == .skipped(reason: "required true value but got false"))
        #expect(facts.result(of: "SetUpThatSkips.testNeverRuns")?.outcome == .skipped(reason: "not this class"))
    }

    @Test("A set-up that throws kept its test from running")
    func setUp() throws {
        let sut = try #require(facts.result(of: "SetUpThatThrows.testNeverRuns"))
        guard case .broken(let problem) = sut.outcome else {
            Issue.record("\(sut.outcome)")
            return
        }
        #expect(problem.kind == .system)
        #expect(problem.message == #"threw error "SampleClassError()""#)
    }

    @Test("Colours in a message are kept; making them legal is the writer's work")
    func colors() throws {
        #expect(try result("testWritesColours").outcome.problem?.message.contains("\u{1B}[31mred\u{1B}[0m") == true)
    }

    @Test("What a test writes is its own, also a last line without an end")
    func output() throws {
        #expect(try result("testWrites").output == "a line of the test's own\nand one without an end\n")
        #expect(try result("testWritesErrors").output == "an error line of the test's own\n")
    }

    @Test("It does not matter where the log is cut into pieces", arguments: [1, 2, 7, 64, 1_000_000])
    func pieces(size: Int) throws {
        #expect(try Recording("classes").decoded(inPiecesOf: size).facts == facts)
    }

    @Test("A log that is cut anywhere tells of the tests before, and of the one that was running")
    func cut() throws {
        let sut = try Recording("classes")
        for length in stride(from: 0, to: sut.output.count, by: 13) {
            let results = sut.decoded(upTo: length).facts.results
            let broken = results.filter { $0.outcome.problem?.kind == .crash }
            #expect(broken.count <= 1)
            #expect(results.count <= 13)
        }
    }

    @Test("In parallel, tests that SwiftPM only counts have passed")
    func parallel() throws {
        let results = try Recording("classes-in-parallel").decoded().facts.results
        #expect(results.count == 16)
        #expect(results.first { $0.name == "testPasses" }?.outcome == .passed)
        #expect(results.first { $0.name == "testFails" }?.outcome.problem?.kind == .expectation)
        #expect(results.first { $0.name == "testBCrashes" }?.outcome.problem?.kind == .crash)
    }

    @Test("A test that prints XCTest's own lines fools nobody")
    func lies() {
        let (facts, _) = ConsoleDecoder.decode(
            """
            Test Suite 'All tests' started at 2026-01-02 03:04:05.006
            Test Case 'A.test' started at 2026-01-02 03:04:05.006
            Test Case 'B.test' started at 2026-01-02 03:04:05.006
            Test Case 'B.test' passed (0.0 seconds)
            /x/F.swift:3: error: B.test : not mine
            Test Case 'A.test' passed (0.25 seconds)

            """)
        #expect(facts.results.map(\.name) == ["test"])
        #expect(facts.results.first?.className == "A")
        #expect(facts.results.first?.outcome == .passed)
        #expect(facts.results.first?.output.split(separator: "\n").count == 3)
        #expect(facts.results.first?.started == Date(timeIntervalSince1970: 1_767_323_045.006))
    }
}
