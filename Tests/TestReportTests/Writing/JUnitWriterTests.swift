import Foundation
import ReportTestSupport
import TestReport
import TestSupport
import Testing

@Suite("Writing results as JUnit XML", .timeLimit(.minutes(1)))
struct JUnitWriterTests {
    private let folder: TemporaryFolder
    private let problems = [
        TestProblem(kind: .expectation, message: "first", details: "A.swift:1: first"),
        TestProblem(kind: .crash, message: "second", details: "trace"),
    ]

    init() throws {
        folder = try TemporaryFolder()
    }

    private func report(_ results: [TestResult], dialect: ReportDialect = .complete) throws -> XMLReport {
        let path = folder.file("junit.xml").path
        try ReportOfResults.write(results, to: path, hostname: "box", dialect: dialect)
        return try XMLReport(path: path)
    }

    private func result(_ outcome: TestResult.Outcome, earlier: [TestProblem] = []) -> TestResult {
        TestResult(
            name: "f()", className: "M.S", location: SourcePosition(file: "A.swift", line: 3), outcome: outcome,
            earlierProblems: earlier, properties: [TestProperty("tag", "slow")], output: "out", errorOutput: "err")
    }

    @Test("A test that passed in a later attempt says with flaky elements what went wrong before")
    func flaky() throws {
        let sut = try #require(try report([result(.passed, earlier: problems)]).cases.first)
        #expect(
            sut.children.map(\.name) == ["properties", "flakyFailure", "flakyError", "system-out", "system-err"])
        #expect(sut["flakyFailure"]?["stackTrace"]?.text == "A.swift:1: first")
    }

    @Test("A test that failed in every attempt has the first as its failure and the later ones as reruns")
    func rerun() throws {
        let sut = try #require(try report([result(.broken(problems[1]), earlier: [problems[0]])]).cases.first)
        // The element is that of the last attempt, since the counts are.
        #expect(sut["error"]?.attribute("message") == "first")
        #expect(sut["rerunError"]?.attribute("message") == "second")
    }

    @Test("Every dialect counts the same; that of Jenkins keeps position and properties in the output")
    func jenkins() throws {
        // When
        let complete = try report([result(.failed(problems[0]))])
        let jenkins = try report([result(.failed(problems[0]))], dialect: .jenkins)

        // Then
        #expect(complete.cases.first?.attribute("file") == "A.swift")
        #expect(complete.cases.first?.properties("tag") == ["slow"])
        #expect(jenkins.cases.first?.attributes["file"] == nil)
        #expect(
            jenkins.cases.first?["system-out"]?.text
                == "[[PROPERTY|file=A.swift]]\n[[PROPERTY|line=3]]\n[[PROPERTY|tag=slow]]\nout")
        for attribute in ["tests", "failures", "errors"] {
            #expect(complete.root.attribute(attribute) == jenkins.root.attribute(attribute))
        }
    }

    @Test("Names and messages of any characters come back as they were, control characters visibly")
    func hostile() throws {
        // Given
        var hostile = result(
            .failed(TestProblem(kind: .expectation, message: "<&\"'>\n\u{1B}]]>", details: "]]>\u{0}")))
        hostile.name = "`a <b> & \"c\"` [\u{7}\t]"

        // When
        let sut = try #require(try report([hostile]).cases.first)

        // Then
        #expect(sut.attribute("name") == "`a <b> & \"c\"` [\\u{7}\t]")
        #expect(sut["failure"]?.attribute("message") == "<&\"'>\n\\u{1B}]]>")
        #expect(sut["failure"]?.text == "]]>\\u{0}")
    }

    @Test("A test without a name, as a damaged console may tell of, has one in the report")
    func noName() throws {
        #expect(try report([TestResult(name: "", className: "")]).cases.first?.attribute("name") == "(no name)")
    }

    @Test("Results of a class stand together, with the counts of the class")
    func classes() throws {
        // Given
        let results = ["A", "B", "A"].map { TestResult(name: UUID().uuidString, className: $0, seconds: 0.5) }

        // When
        let sut = try report(results)

        // Then
        #expect(sut.suites.map { $0.attribute("name") } == ["A", "B"])
        #expect(sut.suites.map { $0.attribute("tests") } == ["2", "1"])
        #expect(sut.suites.map { $0.attribute("time") } == ["1.000", "0.500"])
    }
}
