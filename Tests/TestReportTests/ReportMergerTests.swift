import Foundation
import Testing

@testable import TestReport

@Suite("Merging reports", .timeLimit(.minutes(1)))
struct ReportMergerTests {
    private let reports: Reports

    init() throws {
        reports = try Reports()
    }

    @Test("The tests of all files come in order, and their counts are summed")
    func sum() throws {
        // Given
        let first = try reports.file(Reports.full, name: "a.xml")
        let second = try reports.file(
            "<testsuite name='B' hostname='far'><testcase name='x'/></testsuite>", name: "b.xml")
        let merged = reports.path("merged.xml")

        // When
        let counts = try ReportMerger([first, second]).write(to: merged, hostname: "here")

        // Then
        #expect(counts.summary == "3 passed, 2 failed, 1 skipped")
        let text = try String(contentsOfFile: merged, encoding: .utf8)
        #expect(text.contains(#"<testsuites tests="6" failures="1" errors="1" skipped="1" time="2.500""#))
        #expect(text.contains(#"name="B" hostname="far""#))
        #expect(try reports.results(text).map(\.name).last == "x")
    }

    @Test("A report that is merged alone keeps every fact, in either dialect", arguments: ReportDialect.allCases)
    func lossless(dialect: ReportDialect) throws {
        // Given
        let original = try reports.file(Reports.full, name: "a.xml")
        let merged = reports.path("merged.xml")

        // When
        try ReportMerger([original]).write(to: merged, hostname: "here", dialect: dialect)

        // Then
        let text = try String(contentsOfFile: merged, encoding: .utf8)
        #expect(try reports.parts(text) == reports.parts(Reports.full))
        #expect(try ReportValidator().findings(inFileAt: merged).faults == [])
    }

    @Test("The merged report is valid for Jenkins too")
    func jenkins() throws {
        // Given
        let schema = try Schema(xml: PackageResources.jenkins_junit_10_xsd)
        let merged = reports.path("merged.xml")

        // When
        try ReportMerger([try reports.file(Reports.full)]).write(to: merged, hostname: "here", dialect: .jenkins)

        // Then
        #expect(try ReportValidator().findings(inFileAt: merged, schema: schema).faults == [])
    }

    @Test("Suites of the same name stay apart; those in others come out under their dotted names")
    func suites() throws {
        // Given
        let nested = try reports.file(
            """
            <testsuite name="A"><testcase name="1"/><testsuite name="B"><testcase name="2"/></testsuite>\
            <testcase name="3"/><system-out>of A</system-out></testsuite>
            """, name: "a.xml")
        let empty = try reports.file("<testsuites><testsuite name='A'/></testsuites>", name: "b.xml")
        let merged = reports.path("merged.xml")

        // When
        try ReportMerger([nested, empty]).write(to: merged, hostname: "here")

        // Then
        let outline = try reports.parts(String(contentsOfFile: merged, encoding: .utf8)).map { part in
            switch part {
            case .suite(let suite): "\(suite.name) \(suite.counts.tests)"
            case .result(let result): result.name
            case .suiteOutput(let text): text
            case .suiteErrorOutput, .suiteProperty: "?"
            case .suiteEnd: "end"
            }
        }
        #expect(
            outline == ["A 1", "1", "end", "A.B 1", "2", "end", "A 1", "3", "of A", "end", "A 0", "end"])
    }

    @Test("A report may be merged into itself")
    func intoItself() throws {
        // Given
        let path = try reports.file(Reports.full)

        // When
        let counts = try ReportMerger([path, path]).write(to: path, hostname: "here")

        // Then
        #expect(counts.tests == 10)
        #expect(try ReportValidator().findings(inFileAt: path).isValid)
    }

    @Test(
        "A file that does not fit the schema, is cut off or is missing leaves the earlier report as it was",
        arguments: ["<testsuite/>", "<testsuite name='A' tests='-1'/>", "<testsuite name='A'><testcase name='x'>", nil])
    func refused(text: String?) throws {
        // Given
        let good = try reports.file(Reports.full, name: "good.xml")
        let bad = try text.map { try reports.file($0, name: "bad.xml") } ?? reports.path("missing.xml")
        let earlier = try reports.file("earlier", name: "merged.xml")

        // Then
        let error = #expect(throws: ReportError.self) {
            try ReportMerger([good, bad]).write(to: earlier, hostname: "here")
        }
        switch error {
        case .invalid(bad, .some, .some, _), .unreadable(bad, _): break
        default: Issue.record("\(String(describing: error))")
        }
        #expect(try String(contentsOfFile: earlier, encoding: .utf8) == "earlier")
    }
}
