import Foundation
import ReportTestSupport
import TestSupport
import Testing

@Suite("junit-report run on the real sample", .tags(.process), .serialized, .timeLimit(.minutes(10)))
struct RunCommandTests {
    private let sut: ReportProgram

    init() throws {
        sut = try ReportProgram()
    }

    @Test("Both testing libraries crash, and the report misses no test of either")
    func everything() async throws {
        // When
        let ended = try await sut.run([], try await ReportProgram.swiftTest())

        // Then
        #expect(ended.code == 1)
        let report = try sut.report()
        #expect(report.testCase("SampleClassCrash", "testBCrashes")?["error"]?.attribute("type") == "crash")
        #expect(report.testCase("SampleClassCrash", "testCNeverStarts")?["error"]?.attribute("type") == "not run")
        // Which classes come before the one that crashes is up to the build.
        #expect(report.cases.filter { $0.attribute("name").hasPrefix("test") }.count == 16)
        #expect(report.testCase("SampleFlakyTests.FlakyCrash", "crashesOnce()")?["error"]?.attribute("type") == "crash")
        #expect(ended.output.hasSuffix("\(try summary(of: report))\n"))
    }

    @Test("What the command writes is passed on, and the last line sums it up")
    func output() async throws {
        // When
        let ended = try await sut.run([], try await ReportProgram.swiftTest("--filter", "^SampleTests.Arguments/"))

        // Then
        #expect(ended.code == 1)
        #expect(ended.output.contains("◇ Suite Arguments started."))
        #expect(ended.output.hasSuffix("\n13 passed, 4 failed, 1 skipped\n"))
        let report = try sut.report()
        #expect(report.testCase("SampleTests.Arguments", "odd(number:) [number → 2]")?["failure"] != nil)
    }

    @Test("An issue of no test is why a run failed, and no other reason is made up")
    func detached() async throws {
        // When
        let ended = try await sut.run(
            ["--retry", "1"], try await ReportProgram.swiftTest("--filter", "^SampleTests.Detached/"))

        // Then
        #expect(ended.code == 1)
        #expect(ended.output.hasSuffix("1 passed, 1 failed, 0 skipped\n"))
    }

    @Test("Tests that fail are run again until they pass, those that a crash kept from running too")
    func retries() async throws {
        // When
        let ended = try await sut.run(
            ["--retry", "3"], try await ReportProgram.swiftTest("--filter", "^SampleFlakyTests\\."),
            environment: ["REPORT_SAMPLE_STATE": sut.folder.url.path])

        // Then
        #expect(ended.code == 1)
        let report = try sut.report()
        #expect(report.root.attribute("failures") == "1")
        #expect(report.cases.filter { $0["failure"] != nil }.count == 1)
        #expect(report.cases.allSatisfy { $0["error"] == nil })
        let passed = try #require(report.testCase("SampleFlakyTests.Flaky", "passesTheSecondTime()"))
        #expect(passed["failure"] == nil && passed["error"] == nil)
        let third = try #require(
            report.testCase("SampleFlakyTests.Flaky", "`passes the (third) time, a.b*c+?`()"))
        #expect(third["failure"] == nil && !third.all("flakyFailure").isEmpty)
        let never = try #require(report.testCase("SampleFlakyTests.Flaky", "neverPasses()"))
        #expect(never["failure"] != nil && !never.all("rerunFailure").isEmpty)
        let crashed = try #require(report.testCase("SampleFlakyTests.FlakyCrash", "crashesOnce()"))
        #expect(crashed["error"] == nil && !crashed.all("flakyError").isEmpty)
        #expect(report.testCase("SampleFlakyTests.FlakyCrash", "runsAfterTheCrash()")?.children.isEmpty == true)
    }

    @Test("A run whose tests all pass in the end has passed")
    func retriedToTheEnd() async throws {
        let ended = try await sut.run(
            ["--retry", "2"],
            try await ReportProgram.swiftTest("--filter", "passesTheSecondTime", "--filter", "FlakyCrash"),
            environment: ["REPORT_SAMPLE_STATE": sut.folder.url.path])
        #expect(ended.code == 0)
        #expect(ended.output.hasSuffix("3 passed, 0 failed, 0 skipped\n"))
    }

    @Test("Tests of XCTest are run again by their names, also those that did not get to run")
    func retriedClasses() async throws {
        // When
        let ended = try await sut.run(
            ["--retry", "1"], try await ReportProgram.swiftTest("--filter", "^SampleClassCrashTests\\."))

        // Then
        #expect(ended.code == 1)
        let report = try sut.report()
        let crashed = try #require(report.testCase("SampleClassCrash", "testBCrashes"))
        #expect(crashed["error"] != nil && !crashed.all("rerunError").isEmpty)
        #expect(report.testCase("SampleClassCrash", "testAPasses")?.children.isEmpty == true)
    }

    @Test("The test process is killed at any moment, and the report is whole", arguments: 1...10)
    func killed(moment: Int) async throws {
        // Given
        let number = moment * 4 - 3

        // When
        let ended = try await sut.run(
            [], try await ReportProgram.swiftTest("--filter", "SampleSlowTests.Slow/"),
            environment: ["REPORT_SAMPLE_KILL": "\(number)"])

        // Then
        #expect(ended.code == 1)
        let report = try sut.report()
        #expect(report.root.attribute("tests") == "\(report.cases.count)")
        #expect(report.cases.count == number)
        #expect(report.cases.filter { $0["error"]?.attribute("type") == "crash" }.count == 1)
        let failed = report.cases.filter { $0["failure"] != nil }.map { $0.attribute("name") }
        #expect(failed.allSatisfy { $0.hasSuffix("0]") })
    }

    @Test("A signal that asks us to stop reaches the tests, and there is a report", arguments: [SIGINT, SIGTERM])
    func interrupted(signal: Int32) async throws {
        // When
        let ended = try await sut.run(
            [], try await ReportProgram.swiftTest("--filter", "SampleSlowTests.Slow/"),
            environment: ["REPORT_SAMPLE_STOP": "\(signal)"])

        // Then
        #expect(ended.code == 128 + signal)
        let report = try sut.report()
        #expect(report.cases.count >= 5)
        #expect(report.cases.contains { $0["error"]?.attribute("message").contains("interrupted") == true })
    }

    private func summary(of report: XMLReport) throws -> String {
        let count = try ["tests", "failures", "errors", "skipped"].map { try #require(Int(report.root.attribute($0))) }
        return "\(count[0] - count[1] - count[2] - count[3]) passed, \(count[1] + count[2]) failed, \(count[3]) skipped"
    }
}

@Suite("junit-report run with other commands", .tags(.process), .timeLimit(.minutes(1)))
struct OtherCommandTests {
    private let sut: ReportProgram

    init() throws {
        sut = try ReportProgram()
    }

    @Test("A script that prints what XCTest prints is read like swift test")
    func script() async throws {
        let ended = try await sut.run(
            [],
            [
                "sh", "-c",
                """
                echo "Test Suite 'All tests' started at 2026-01-02 03:04:05.006"
                echo "Test Case 'A.testB' started at 2026-01-02 03:04:05.006"
                echo "Test Case 'A.testB' passed (0.5 seconds)"
                """,
            ])
        #expect(ended.code == 0)
        #expect(try sut.report().testCase("A", "testB")?.attribute("time") == "0.500")
    }

    @Test(
        "The exit code is the command's, and a command that fails without a failed test is an error of the report",
        arguments: [("exit 3", 3), ("kill -KILL $$", 137)])
    func codes(script: String, code: Int32) async throws {
        let ended = try await sut.run([], ["sh", "-c", script])
        #expect(ended.code == code)
        #expect(try sut.report().root.attribute("errors") == "1")
    }

    @Test("However a command ends that a signal stopped, the exit code is the signal's", arguments: [0, 1])
    func stopped(code: Int) async throws {
        let ended = try await sut.run([], ["sh", "-c", "trap 'exit \(code)' INT; kill -INT $PPID; sleep 30"])
        #expect(ended.code == 128 + SIGINT)
    }

    @Test("A command that is not there is exit code 127, and the earlier report stays")
    func missing() async throws {
        // Given
        try Data("earlier".utf8).write(to: sut.folder.file("junit.xml"))

        // When
        let ended = try await sut.run([], ["no-such-command"])

        // Then
        #expect(ended.code == 127)
        #expect(ended.errorOutput.contains("'no-such-command' can't be run"))
        #expect(try String(contentsOf: sut.folder.file("junit.xml"), encoding: .utf8) == "earlier")
    }

    @Test("A report that cannot be written is an exit code of its own, whatever that of the tests", arguments: [0, 1])
    func unwritable(code: Int) async throws {
        let ended = try await sut.run(["--output", "/no/such/folder/junit.xml"], ["sh", "-c", "exit \(code)"])
        #expect(ended.code == 73)
        #expect(ended.errorOutput.contains("/no/such/folder/junit.xml can't be written"))
    }

    @Test("Page, summary and annotations are made of the report")
    func views() async throws {
        // When
        let ended = try await sut.run(
            [
                "--html", sut.folder.file("report.html").path, "--summary", sut.folder.file("summary.md").path,
                "--annotations", "github",
            ], ["sh", "-c", "exit 3"])

        // Then
        #expect(ended.code == 3)
        #expect(ended.output.contains("::error "))
        #expect(ended.output.hasSuffix("0 passed, 1 failed, 0 skipped\n"))
        #expect(try sut.folder.names == ["junit.xml", "report.html", "summary.md"])
    }

    @Test("Without a command, or with its own event file, nothing is run")
    func usage() async throws {
        #expect(try await sut.run([], []).code == 64)
        #expect(try await sut.run([], ["swift", "test", "--event-stream-output-path", "x"]).code == 64)
    }
}
