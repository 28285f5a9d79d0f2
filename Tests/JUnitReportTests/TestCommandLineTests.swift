import Testing
import TestReport

@testable import JUnitReport

@Suite("The command that runs the tests", .timeLimit(.minutes(1)))
struct TestCommandLineTests {
    @Test("Events are asked for where they can be, and what was asked for stays")
    func events() {
        let sut = TestCommandLine(words: ["swift", "test", "--parallel"]).writingEvents(to: "/e", version: "6.3")
        #expect(
            sut.words == [
                "swift", "test", "--event-stream-output-path", "/e", "--event-stream-version", "6.3", "--parallel",
            ])
    }

    @Test("A command that only ends in swift test is left alone")
    func script() {
        let sut = TestCommandLine(words: ["./test.sh", "swift", "test"])
        #expect(sut.writingEvents(to: "/e", version: "0") == sut)
        #expect(sut.running(only: []) == sut)
    }

    @Test("Tests that failed are named by filters in place of those that were there")
    func filters() {
        let failed = FailedTest(className: "M.S", function: "a()", hasEvents: true)
        let sut = TestCommandLine(words: ["swift", "test", "--filter", "M", "--skip=x", "-c", "debug"])
        #expect(
            sut.running(only: [failed]).words
                == ["swift", "test", "-c", "debug", "--skip-build", "--filter", #"^M[./]S[./]a\(\)(/|$)"#])
    }

    @Test(
        "A filter matches its test and no other, whatever characters the name holds",
        arguments: [
            (FailedTest(className: "M.A.B", function: "f()", hasEvents: true), "M.A/B/f()/F.swift:1:2", true),
            (FailedTest(className: "M.A.B", function: "f()", hasEvents: true), "M.A/B/ff()/F.swift:1:2", false),
            (FailedTest(className: "M.A.B", function: "f()", hasEvents: true), "XM.A/B/f()/F.swift:1:2", false),
            (FailedTest(className: "M", function: "f()", hasEvents: true), "M.f()/F.swift:1:2", true),
            (
                FailedTest(className: "M.`S. (x)`", function: "`a (b), a.b*c+?[$^|]`()", hasEvents: true),
                "M.`S. (x)`/`a (b), a.b*c+?[$^|]`()/F.swift:1:2", true
            ),
            (FailedTest(className: "C", function: "testA", hasEvents: false), "M.C/testA", true),
            (FailedTest(className: "C", function: "testA", hasEvents: false), "M.C/testAB", false),
            (FailedTest(className: "C", function: "testA", hasEvents: false), "M.CC/testA", false),
        ])
    func pattern(test: FailedTest, name: String, matches: Bool) throws {
        let regex = try Regex(TestFilter.pattern(of: test))
        #expect((try regex.firstMatch(in: name) != nil) == matches)
    }
}
