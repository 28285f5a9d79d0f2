import TestReport
import Testing

@Suite("Crashes on a console", .timeLimit(.minutes(1)))
struct CrashDecodingTests {
    @Test("A crash of XCTest is an error of the test that was running, with signal and backtrace")
    func classCrash() throws {
        // When
        let (facts, end) = try Recording("class-crash").decoded()

        // Then
        let crashed = try #require(facts.result(of: "SampleClassCrash.testBCrashes"))
        guard case .broken(let problem) = crashed.outcome else {
            Issue.record("\(crashed.outcome)")
            return
        }
        #expect(problem.kind == .crash)
        #expect(
            problem.message == "the process was ended by SIGILL: SampleClassCrashTests/SampleClassCrash.swift:9: "
                + "Fatal error: Unexpectedly found nil while unwrapping an Optional value")
        #expect(problem.details.contains("implicit closure #1 in SampleClassCrash.testBCrashes()"))
        #expect(!problem.details.contains("Registers") && !problem.details.contains("Thread 1"))
        #expect(crashed.output.contains("Fatal error: "))
        #expect(end == ProcessEnd(.exited(1)))
    }

    @Test("What ended before a crash is as it ended, and what came after was not run")
    func classCrashNeighbours() throws {
        let facts = try Recording("class-crash").decoded().facts
        #expect(facts.results.count == 3)
        #expect(facts.result(of: "SampleClassCrash.testAPasses")?.outcome == .passed)
        #expect(facts.result(of: "SampleClassCrash.testCNeverStarts")?.outcome.problem?.kind == .notRun)
    }

    @Test("A crash of Swift Testing is how the process ended, with the thread that crashed and no other")
    func testingCrash() throws {
        // When
        let (facts, end) = try Recording("crash").decoded()

        // Then
        #expect(facts.results.isEmpty)
        #expect(end.cause == .signal("SIGILL"))
        #expect(end.message == "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range")
        #expect(end.backtrace.contains("Flight.crashes() + "))
        #expect(end.backtrace.ranges(of: "\nThread ").count == 1)
        #expect(end.backtrace.utf8.count < 32 * 1024)
    }

    @Test("A backtrace as it is shown on a terminal")
    func terminal() {
        let (_, end) = ConsoleDecoder.decode(
            """
            \u{1B}[90m◇\u{1B}[0m Test run started.\r
            a.swift:1: Fatal error: oh\r
            \r
            💣 \u{1B}[91mProgram crashed: Bad pointer dereference at 0x0\u{1B}[0m\r
            \r
            Thread 0 crashed:\r
            0 f() in x at a.swift:1\r

            """)
        #expect(end.cause == .unknown)
        #expect(end.message == "a.swift:1: Fatal error: oh")
        #expect(end.backtrace.contains("0 f() in x at a.swift:1"))
    }

    @Test(
        "SwiftPM's word is taken for a process that ended without a backtrace",
        arguments: [
            "error: Exited with unexpected signal code 9", "error: Process 'x' exited with unexpected signal code 9",
        ])
    func killed(line: String) {
        let (_, end) = ConsoleDecoder.decode("◇ Test run started.\n◇ Test a() started.\n\(line)\n")
        #expect(end.cause == .signal("SIGKILL"))
    }

    @Test("A run of Swift Testing that just stops was not left in order, whatever the exit code")
    func stopped() {
        let (_, end) = ConsoleDecoder.decode("◇ Test run started.\n◇ Test a() started.\n")
        #expect(end.cause == .unknown)
    }

    @Test("A test of XCTest that is killed is an error, although only SwiftPM knows the signal")
    func killedClassTest() throws {
        let (facts, _) = ConsoleDecoder.decode(
            """
            Test Suite 'All tests' started at 2026-01-02 03:04:05.006
            Test Case 'A.test' started at 2026-01-02 03:04:05.006
            error: Process '/x/P.xctest' exited with unexpected signal code 9
            ◇ Test run started.
            ✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.

            """)
        let problem = try #require(facts.results.first?.outcome.problem)
        #expect(problem.message == "the process was ended by SIGKILL")
    }

    @Test("A long backtrace is cut")
    func long() {
        let frames = String(repeating: "0 f() in x at a.swift:1\n", count: 100_000)
        let (_, end) = ConsoleDecoder.decode("*** Signal 11: Backtracing from 0x1...\nThread 0 crashed:\n\(frames)")
        #expect(end.backtrace.utf8.count < 33 * 1024)
    }

    @Test("What tests of Swift Testing write is the run's output, also where it looks like a result")
    func output() throws {
        let facts = try Recording("testing").decoded().facts
        #expect(facts.results.isEmpty)
        #expect(facts.output.contains { $0.contains("a line of the test's own") })
        #expect(facts.output.contains("Test Case 'Fake.test' passed (0.0 seconds)"))
    }

    @Test("Bytes that are no text are replaced, and no line is too long")
    func bytes() {
        var decoder = ConsoleDecoder()
        _ = decoder.take([0xFF, 0xFE, 0x0A] + [UInt8](repeating: 0x41, count: 1 << 20) + [0x0A], from: .output)
        let facts = decoder.take([0xC3, 0x0A], from: .output).output
        #expect(facts == ["\u{FFFD}"])
    }
}
