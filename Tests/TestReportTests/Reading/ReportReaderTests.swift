import Foundation
import Testing

@testable import TestReport

@Suite("Reading reports", .timeLimit(.minutes(1)))
struct ReportReaderTests {
    private let reports: Reports

    init() throws {
        reports = try Reports()
    }

    @Test("A report of this module is read back whole, suite by suite and in order")
    func own() throws {
        // Given
        let inner = "AppTests.Outer.Inner"
        var counts = TestCounts()
        (counts.tests, counts.failures, counts.errors, counts.skipped) = (5, 1, 1, 1)

        // When
        let parts = try reports.parts(Reports.full, isStrict: true)

        // Then
        let expected: [ReportPart] = [
            .suite(
                TestSuiteSummary(
                    name: inner, started: Date(timeIntervalSince1970: 1_769_860_800.25), seconds: 2.5,
                    counts: counts, hostname: "box")),
            .suiteProperty(TestProperty("tag", "slow")),
            .result(
                TestResult(
                    name: "passes()", className: inner, location: SourcePosition(file: "Tests/A.swift", line: 3),
                    seconds: 1.25, properties: [TestProperty("bug", "https://x.example/1")],
                    output: "hello\n[[ATTACHMENT|shots/one.png]]", errorOutput: "careful")),
            .result(
                TestResult(
                    name: "fails(1)", className: inner, location: SourcePosition(file: "Tests/A.swift", line: 9),
                    seconds: 0.5,
                    outcome: .failed(
                        TestProblem(
                            kind: .expectation, message: "1 == 2",
                            details: "A.swift:10: 1 == 2\nA.swift:11: <b> & more")))),
            .result(
                TestResult(
                    name: "crashes()", className: inner, seconds: 0.25,
                    outcome: .broken(
                        TestProblem(kind: .crash, message: "SIGSEGV", details: "Thread 0 crashed")))),
            .result(TestResult(name: "skips()", className: inner, outcome: .skipped(reason: "not today"))),
            .result(
                TestResult(
                    name: "flaky()", className: inner, seconds: 0.5,
                    earlierProblems: [
                        TestProblem(kind: .thrownError, message: "Offline", details: "line 1"),
                        TestProblem(kind: .timeLimit, message: "60 s", details: "slow"),
                    ])),
            .suiteEnd,
        ]
        #expect(parts == expected)
    }

    @Test("Google Test says by an attribute that a test did not run")
    func googleTest() throws {
        let results = try reports.results(
            """
            <testsuite name="S"><testcase name="a" status="run" result="completed"/>\
            <testcase name="b" status="notrun" result="suppressed"/></testsuite>
            """)
        #expect(results.map(\.outcome) == [.passed, .skipped(reason: "suppressed")])
    }

    @Test("What Surefire says of an attempt besides its trace begins a line of its own")
    func surefireAttempt() throws {
        let results = try reports.results(
            """
            <testsuite name="S"><testcase name="a"><flakyFailure message="m"><stackTrace>trace</stackTrace>\
            <system-out>said</system-out></flakyFailure></testcase></testsuite>
            """)
        #expect(results.first?.earlierProblems.map(\.details) == ["trace\nsaid"])
    }

    @Test("Surefire: a single suite as root, commas in times, a Java type kept where nothing else says it")
    func surefire() throws {
        // When
        let results = try reports.results(
            """
            <testsuite xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="3.0" name="com.example.FooTest"
                xsi:noNamespaceSchemaLocation="https://maven.apache.org/x.xsd" time="1,234.5" tests="3" errors="1"
                skipped="0" failures="1">
              <properties><property name="os" value="Linux"/></properties>
              <testcase name="a" classname="com.example.FooTest" time="1,234.5">
                <failure message="expected 1" type="org.opentest4j.AssertionFailedError"><![CDATA[org.opentest4j.\
            AssertionFailedError: expected 1
                at FooTest.a(FooTest.java:3)]]></failure>
              </testcase>
              <testcase name="b" classname="com.example.FooTest" time="0">
                <error type="java.lang.NullPointerException"/>
              </testcase>
              <testcase name="c" classname="com.example.FooTest" time="0">
                <failure message="at first" type="java.lang.Error">at first java.lang.Error</failure>
                <rerunFailure message="again" type="java.lang.Error"><stackTrace>at c</stackTrace></rerunFailure>
              </testcase>
            </testsuite>
            """)

        // Then
        #expect(results.map(\.seconds) == [1234.5, 0, 0])
        #expect(
            results.map(\.outcome.problem?.message) == [
                "expected 1", "java.lang.NullPointerException", "java.lang.Error: again",
            ]
        )
        #expect(results[2].earlierProblems.map(\.message) == ["at first"])
    }

    @Test("A report that the writer wrote is read back as it was, attempts and all", arguments: ReportDialect.allCases)
    func writer(dialect: ReportDialect) throws {
        // Given
        let first = TestProblem(kind: .crash, message: "SIGSEGV", details: "Thread 0\n  frame <0>")
        let last = TestProblem(kind: .expectation, message: "1 == 2", details: "A.swift:1: 1 == 2\r\n]]>")
        let results = [
            TestResult(name: "a", className: "M.S", outcome: .failed(last), earlierProblems: [first, last]),
            TestResult(name: "b", className: "M.S", outcome: .broken(first), earlierProblems: [last]),
            TestResult(name: "c", className: "M.S", earlierProblems: [first]),
            TestResult(
                name: "d ü 👩‍👩‍👧 \t<&\"'>", className: "M.S", location: SourcePosition(file: "T/A.swift", line: 3),
                seconds: 1.5,
                properties: [TestProperty("tag", ".slow"), TestProperty("tag", "a=b")], output: "x\n[[ATTACHMENT|p]]",
                errorOutput: " "),
            TestResult(name: "e", className: "M.S", outcome: .skipped(reason: nil)),
        ]
        let path = reports.path("written.xml")

        // When
        let counts = try ReportOfResults.write(results, to: path, hostname: "box", dialect: dialect)

        // Then
        var read: [TestResult] = []
        try ReportReader(path: path, isStrict: true).read { if case .result(let result) = $0 { read.append(result) } }
        #expect(read == results)
        #expect(counts.summary == "2 passed, 2 failed, 1 skipped")
    }

    @Test("pytest: the reason of a skip, files without a line, a failure and an error of one test")
    func pytest() throws {
        // When
        let results = try reports.results(
            """
            <?xml version="1.0" encoding="utf-8"?><testsuites name="pytest tests"><testsuite name="pytest" errors="1" \
            failures="1" skipped="1" tests="2" time="0.034" timestamp="2026-04-01T10:00:00.123456+02:00" hostname="h">\
            <testcase classname="tests.test_a" name="test_skip" file="tests/test_a.py" time="0.001"><skipped \
            type="pytest.skip" message="no network">tests/test_a.py:5: no network</skipped></testcase><testcase \
            classname="tests.test_a" name="test_both" time="0.002"><failure message="assert 1 == 2">E  assert 1 == 2\
            </failure><error message="failed on teardown">E  boom</error></testcase></testsuite></testsuites>
            """)

        // Then
        #expect(results[0].outcome == .skipped(reason: "no network"))
        #expect(results[0].properties == [TestProperty("file", "tests/test_a.py")])
        #expect(
            results[1].outcome
                == .broken(TestProblem(kind: .system, message: "assert 1 == 2", details: "E  assert 1 == 2\nE  boom")))
    }

    @Test("gotestsum: empty types, a skip's text, suites named by package")
    func gotestsum() throws {
        // When
        let results = try reports.results(
            """
            <testsuites tests="2" failures="1" errors="0" time="0.1"><testsuite tests="2" failures="1" time="0.100000" \
            name="example.com/m" timestamp="2026-04-01T10:00:00Z"><properties><property name="go.version" value="go1">\
            </property></properties><testcase classname="example.com/m" name="TestA" time="0.000000"><failure \
            message="Failed" type="">=== RUN   TestA&#xA;    a_test.go:4: bad</failure></testcase><testcase \
            classname="example.com/m" name="TestB" time="0.000000"><skipped message="">  b_test.go:4: later </skipped>\
            </testcase></testsuite></testsuites>
            """)

        // Then
        #expect(results[0].outcome.problem?.message == "Failed")
        #expect(results[1].outcome == .skipped(reason: "b_test.go:4: later"))
    }

    @Test("Names of suites in suites are dotted, and stand in for class names that are missing")
    func nested() throws {
        // When
        let results = try reports.results(
            """
            <testsuite name="A"><testsuite name="B"><testcase name="x"/></testsuite><testcase name="y" classname=""/>\
            <testsuite name="A.C"><testcase name="z"/></testsuite></testsuite>
            """)

        // Then
        #expect(results.map(\.className) == ["A.B", "A", "A.C"])
    }

    @Test("Elements that nobody knows are passed over, however deep")
    func unknown() throws {
        // When
        let results = try reports.results(
            """
            <testsuites><meta><testsuite name="no"><testcase name="no"/></testsuite></meta><testsuite name="A">\
            <testcase name="x"><details><failure message="no"/></details></testcase></testsuite></testsuites>
            """)

        // Then
        #expect(results == [TestResult(name: "x", className: "A")])
    }

    @Test(
        "What is no report is an error that says where",
        arguments: [
            ("", 1, "the file is empty"), ("<html/>", 1, "its root is <html>"), ("{\"a\": 1}", 1, "Document is empty"),
            ("<testsuites>\n<testsuite name='a'>\n<testcase/>", 3, "a test has no name"),
            ("<testsuites>\n<testsuite name='a'>\n", 2, "cut off"),
            ("<!DOCTYPE testsuites []>\n<testsuites/>", 2, "have a document type"),
            ("<testsuite name='\u{1B}'/>", 1, "invalid character"),
            ("<testsuites>&a;</testsuites>", 1, "'a' not defined"),
        ])
    func noReport(text: String, line: Int, reason: String) throws {
        // Given
        let path = try reports.file(text)

        // When
        let error = #expect(throws: ReportError.self) { try ReportReader(path: path).read { _ in } }

        // Then
        guard case .invalid(path, line, .some(1...), let said) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(said.contains(reason))
    }

    @Test("Entities that multiply are refused before they grow")
    func laughs() throws {
        // Given
        let levels = (1...40).map { "<!ENTITY l\($0) '&l\($0 - 1);&l\($0 - 1);&l\($0 - 1);'>" }.joined()
        let path = try reports.file("<!DOCTYPE a [<!ENTITY l0 'ha'>\(levels)]><testsuite name='&l40;'/>")

        // Then
        #expect(throws: ReportError.self) { try ReportReader(path: path).read { _ in } }
    }

    @Test("A file outside the report stays outside")
    func outside() throws {
        // Given
        let secret = try reports.file("secret", name: "secret.txt")
        let text = "<!DOCTYPE a [<!ENTITY s SYSTEM '\(secret)'>]><testsuite name='a'><testcase name='x'><failure>&s;"
        let path = try reports.file("\(text)</failure></testcase></testsuite>")

        // Then
        #expect(throws: ReportError.self) { try ReportReader(path: path).read { _ in } }
    }

    @Test("A missing file and a directory are said to be unreadable")
    func unreadable() throws {
        // Given
        let (missing, folder) = (reports.path("missing.xml"), reports.path(""))

        // Then
        #expect(throws: ReportError.unreadable(path: missing, reason: "No such file or directory")) {
            try ReportReader(path: missing).read { _ in }
        }
        #expect(throws: ReportError.unreadable(path: folder, reason: "it is a directory")) {
            try ReportReader(path: folder).read { _ in }
        }
    }
}
