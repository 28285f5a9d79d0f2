import Testing

@testable import TestReport

@Suite("Checking reports against the schema", .timeLimit(.minutes(1)))
struct ReportValidatorTests {
    private let reports: Reports

    init() throws {
        reports = try Reports()
    }

    @Test("A full report has no faults")
    func valid() throws {
        // When
        let findings = try ReportValidator().findings(inFileAt: try reports.file(Reports.full))

        // Then
        #expect(findings.isValid && findings.faults.isEmpty)
    }

    @Test("Every fault is told of, each with its line, its column and a reason")
    func faults() throws {
        // Given
        let path = try reports.file(
            """
            <testsuites>
              <testsuite name="A" tests="many">
                <testcase name="x"><passed/></testcase>
                <testcase classname="A"/>
              </testsuite>
            </testsuites>
            """)

        // When
        let findings = try ReportValidator().findings(inFileAt: path)

        // Then
        let positions = findings.faults.map { fault -> [Int?] in
            guard case .invalid(path, let line, let column, _) = fault else { return [] }
            return [line, column]
        }
        #expect(positions == [[2, 35], [3, 31], [4, 28]])
        #expect("\(findings.faults)".contains("is required but missing"))
    }

    @Test("Beyond the limit faults are only counted")
    func limit() throws {
        // Given
        let cases = String(repeating: "<testcase/>", count: 50)

        // When
        let findings = try ReportValidator(limit: 3).findings(
            inFileAt: try reports.file("<testsuite name='A'>\(cases)</testsuite>"))

        // Then
        #expect(findings.faults.count == 3)
        #expect(findings.total == 50)
    }

    @Test(
        "What is no XML, or hides behind a document type, is a fault too, and the reason is said",
        arguments: [
            ("", "the file is empty"), ("<testsuite name='A'>", "cut off"),
            ("<!DOCTYPE a><testsuite name='A'/>", "have a document type"),
            ("<testsuite name='A'>\u{1}</testsuite>", "PCDATA invalid"),
            ("<testsuite name='A'>&a;</testsuite>", "not defined"),
            ("<testsuite name='A'></testcase>", "mismatch"),
        ]
    )
    func noXML(text: String, reason: String) throws {
        // When
        let findings = try ReportValidator().findings(inFileAt: try reports.file(text))

        // Then
        #expect(findings.total > 0)
        #expect("\(findings.faults)".contains(reason))
    }

    @Test("The test's own copy of Jenkins' schema can be used in the same way")
    func jenkins() throws {
        // Given
        let schema = try Schema(xml: PackageResources.jenkins_junit_10_xsd)
        let path = try reports.file(
            "<testsuite name='A' tests='1' failures='0' errors='0'><testcase name='x'/></testsuite>")

        // When
        let findings = try ReportValidator().findings(inFileAt: path, schema: schema)

        // Then
        #expect(findings.isValid)
    }
}
