import Foundation
import ReportTestSupport
import TestReport
import TestSupport
import Testing

extension Recording {
    /// The report that `run` would have written of it.
    func report(cause: ProcessEnd.Cause = .exited(1)) throws -> XMLReport {
        let folder = try TemporaryFolder()
        let path = folder.file("junit.xml").path
        var recorder = try RunRecorder(RecordingOptions(packagePath: "/package"))
        let file = try FileHandle(forReadingFrom: events)
        defer { try? file.close() }
        var reader = LineReader(descriptor: file.fileDescriptor, path: events.path)
        try recorder.record(from: &reader)
        let (facts, end) = decoded()
        for fact in facts { try recorder.record(fact) }
        try recorder.endAttempt(end)
        try recorder.write(to: path, hostname: "sample")
        return try XMLReport(path: path)
    }
}

@Suite("The report of the sample package", .timeLimit(.minutes(1)))
struct SampleReportTests {
    private let report: XMLReport

    init() throws {
        report = try Recording("testing-all-fields").report()
    }

    private func testCase(_ suite: String, _ name: String) throws -> XMLReport.Element {
        try #require(report.testCase("SampleTests.\(suite)", name), "\(suite) \(name)")
    }

    @Test("Counts are those of the cases, and no name is there twice")
    func counts() {
        let cases = report.cases
        #expect(Set(cases.map { $0.attribute("classname") + "." + $0.attribute("name") }).count == cases.count)
        #expect(report.root.attribute("tests") == "\(cases.count)")
        #expect(report.root.attribute("failures") == "\(cases.filter { $0["failure"] != nil }.count)")
        #expect(report.root.attribute("errors") == "\(cases.filter { $0["error"] != nil }.count)")
        #expect(report.root.attribute("skipped") == "\(cases.filter { $0["skipped"] != nil }.count)")
        for suite in report.suites {
            #expect(suite.attribute("tests") == "\(suite.all("testcase").count)")
            #expect(suite.attribute("hostname") == "sample")
        }
    }

    @Test("A case has its file and line, relative to the package, and its time")
    func positions() throws {
        let sut = try testCase("Expectations", "passes()")
        #expect(sut.attribute("file") == "Tests/SampleTests/Expectations.swift")
        #expect(sut.attribute("line") == "9")
        #expect(Double(sut.attribute("time")) != nil)
        #expect(sut.children.isEmpty)
    }

    @Test("A failing expectation is one failure, with its comment and its position")
    func comment() throws {
        let sut = try testCase("Expectations", "failsWithComment()")
        let failure = try #require(sut["failure"])
        #expect(sut.all("failure").count == 1)
        #expect(failure.attribute("type") == "expectation failed")
        #expect(failure.attribute("message") == "Expectation failed: (sum → 2) == 3")
        #expect(failure.text.contains("Tests/SampleTests/Expectations.swift:15: Expectation failed"))
        #expect(failure.text.contains(#"sums are <hard> & "odd""#))
    }

    @Test("Three failures of a test are one element, and all three are in its text")
    func three() throws {
        let sut = try testCase("Expectations", "failsThreeTimes()")
        let text = try #require(sut["failure"]).text
        #expect(sut.all("failure").count == 1)
        for line in ["Expectations.swift:20: ", "Expectations.swift:21: ", "Expectations.swift:22: ", "first letter"] {
            #expect(text.contains(line))
        }
    }

    @Test(
        "Each failure says of what kind it is",
        arguments: [
            ("Expectations", "throwsAnError()", "error thrown", #"the <sample> error & "its" text"#),
            ("Expectations", "requires()", "expectation failed", "a number is needed"),
            ("Expectations", "recordsAnIssue()", "expectation failed", "recorded by hand"),
            ("Confirmations", "happensTooSeldom()", "confirmation failed", "the bell rings"),
            ("KnownIssues", "notHit()", "known issue not recorded", "mended by now"),
            ("Exits", "doesNotExit()", "expectation failed", ".exitCode(0)"),
            ("Warnings", "warnsAndFails()", "expectation failed", "then a failure"),
            ("Outer.Middle.Inner", "fails()", "expectation failed", "deep inside"),
            ("BrokenInit", "first()", "error thrown", "the <sample> error"),
            ("Scopes", "traitThrows()", "error thrown", "the <sample> error"),
        ])
    func kinds(suite: String, name: String, kind: String, text: String) throws {
        let failure = try #require(try testCase(suite, name)["failure"])
        #expect(failure.attribute("type") == kind)
        #expect(failure.text.contains(text))
    }

    @Test(
        "What kept a test from running is an error",
        arguments: [
            ("Scopes", "preparationThrows()"), ("Scopes", "conditionThrows()"), ("SuiteWithBrokenScope", "(suite)"),
            ("SuiteWithBrokenScope", "first()"), ("SuiteWithBrokenScope", "second()"),
            ("SuiteWithBrokenPreparation", "(suite)"),
        ])
    func errors(suite: String, name: String) throws {
        let sut = try testCase(suite, name)
        #expect(sut["error"] != nil && sut["failure"] == nil)
    }

    @Test("Control characters are shown, not dropped")
    func control() throws {
        let failure = try #require(try testCase("Expectations", "comparesText()")["failure"])
        #expect(failure.text.contains(#"red \u{1B}[31mtext\u{1B}[0m and \u{7} bell, \u{FFFE} no character, 🦊 fox"#))
    }

    @Test(
        "Known issues that were hit are properties of a test that passed",
        arguments: [("hit()", 1), ("intermittentAndNotHit()", 0), ("withBugs()", 1)])
    func known(name: String, count: Int) throws {
        let sut = try testCase("KnownIssues", name)
        #expect(sut["failure"] == nil && sut["error"] == nil)
        #expect(sut.properties("knownIssue").count == count)
    }

    @Test(
        "A case of a parameterised test fails for itself, under its own arguments",
        arguments: [
            ("odd(number:) [number → 1]", false), ("odd(number:) [number → 2]", true),
            ("odd(number:) [number → 3]", false), ("colliding(twin:) [twin → twin]", false),
            ("colliding(twin:) [twin → twin] #2", true), (#"hostile(text:) [text → "]]>"]"#, true),
            (#"hostile(text:) [text → "🦊é"]"#, false), (#"hostile(text:) [text → "<a & 'b'>"]"#, false),
            ("hostile(text:) [text → \"new\nline\ttab\"]", false),
            (#"hostile(text:) [text → "\u{1B}[31mred\u{0}"]"#, false),
            (#"pairs(number:letter:) [number → 2, letter → "b"]"#, true),
        ])
    func parameterised(name: String, fails: Bool) throws {
        let sut = try testCase("Arguments", name)
        #expect((sut["failure"] != nil) == fails)
    }

    @Test(
        "What did not run is skipped, with its reason",
        arguments: [
            ("Skips", "withoutReason()", nil), ("Skips", "withReason()", "because of <this> & that"),
            ("Skips", "underACondition()", "only elsewhere"), ("Skips.DisabledSuite", "first()", "the whole suite"),
            ("Skips.DisabledSuite", "second()", "the whole suite"),
            ("Arguments", "none(number:)", "No test cases found."),
        ])
    func skips(suite: String, name: String, reason: String?) throws {
        let skipped = try #require(try testCase(suite, name)["skipped"])
        #expect(skipped.attributes["message"] == reason)
    }

    @Test("Cancelled tests and cases are skipped, and their neighbours are not")
    func cancelled() throws {
        let reason = try testCase("Skips", "cancels()")["skipped"]?.attribute("message")
        #expect(reason == "nothing to do <here>")
        let reasonOfCase = try testCase("Skips", "cancelsACase(number:) [number → 2]")["skipped"]?.attribute("message")
        #expect(reasonOfCase == "not for two")
        #expect(try testCase("Skips", "cancelsACase(number:) [number → 3]")["skipped"] == nil)
    }

    @Test("A warning is no failure, and is in the output")
    func warning() throws {
        let sut = try testCase("Warnings", "warns()")
        #expect(sut["failure"] == nil)
        #expect(sut["system-out"]?.text.contains("mind the <gap>") == true)
    }

    @Test("Attachments are named by the convention of Jenkins, whatever their names")
    func attachments() throws {
        let output = try #require(try testCase("Attachments", "oddNames()")["system-out"]).text
        #expect(output.contains("[[ATTACHMENT|/build/attachments/plain.txt]]"))
        #expect(output.contains(#"[[ATTACHMENT|/build/attachments/odd <name> & "quotes" ]].txt]]"#))
        #expect(output.ranges(of: "[[ATTACHMENT|").count == 4)
    }

    @Test("Tags are properties of the test, those of its suite too")
    func tags() throws {
        #expect(try testCase("KnownIssues", "hit()").properties("tag") == [".sample"])
        #expect(Set(try testCase("KnownIssues", "withBugs()").properties("tag")) == [".sample", ".another"])
    }

    @Test("Raw identifiers and display names are kept as they are")
    func names() throws {
        let suite = #"`Raw <identifiers> & "quotes"`"#
        #expect(try testCase(suite, "`a < b && c > \"d\"`()")["failure"] == nil)
        #expect(try testCase(suite, "`it's ]]> here`()")["failure"] != nil)
        #expect(
            try testCase(suite, "displayed()").properties("displayName") == [#"A display name with <tags> & "quotes""#])
    }

    @Test("An issue from a detached task is reported, though nobody knows its test")
    func detached() throws {
        let sut = try #require(
            report.testCase("SampleTests", "(issues of no test)")
                ?? report.cases.first {
                    $0["failure"]?.text.contains("from nowhere") == true
                })
        #expect(sut["failure"]?.attribute("message").contains("from nowhere") == true)
    }

    @Test("A time limit that is exceeded is said to be one")
    func timeLimit() throws {
        let sut = try #require(
            try Recording("time-limit").report().testCase("SampleSlowTests.TimeLimits", "runsIntoItsTimeLimit()"))
        let problem = try #require(sut["error"] ?? sut["failure"])
        #expect(problem.attribute("type") == "time limit exceeded")
    }

    @Test(
        "After a crash, what ended is as it ended, what ran is an error with signal and backtrace, the rest was not run"
    )
    func crash() throws {
        let sut = try Recording("crash").report()
        #expect(sut.testCase("SampleCrashTests.Quick", "passes()")?.children.isEmpty == true)
        #expect(sut.testCase("SampleCrashTests.Quick", "fails()")?["failure"] != nil)
        for name in ["crashes()", "isInFlightToo()", "isInFlight(number:) [number → 3]"] {
            let error = try #require(sut.testCase("SampleCrashTests.Flight", name)?["error"], "\(name)")
            #expect(error.attribute("type") == "crash")
            #expect(error.attribute("message").contains("SIGILL"))
            #expect(error.text.contains("Fatal error: Index out of range"))
            #expect(error.text.contains("Flight.crashes() + "))
        }
        for name in ["hasNotStarted()", "isSkipped()"] {
            #expect(sut.testCase("SampleCrashTests.Later", name)?["error"]?.attribute("type") == "not run")
        }
    }

    @Test("Tests of XCTest are in the same report")
    func classes() throws {
        let sut = try Recording("class-crash").report()
        #expect(sut.testCase("SampleClassCrash", "testAPasses")?.children.isEmpty == true)
        let error = try #require(sut.testCase("SampleClassCrash", "testBCrashes")?["error"])
        #expect(error.attribute("message").contains("SIGILL"))
        #expect(sut.testCase("SampleClassCrash", "testCNeverStarts")?["error"]?.attribute("type") == "not run")
    }

    @Test("Without the fields that have to be asked for, and in version 0, no test and no failure is missing")
    func versions() throws {
        for name in ["testing", "testing-version-0"] {
            let other = try Recording(name).report()
            #expect(other.cases.count == report.cases.count)
            #expect(other.root.attribute("failures") == report.root.attribute("failures"))
        }
    }
}
