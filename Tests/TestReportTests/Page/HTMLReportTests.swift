import Foundation
import TestSupport
import Testing

@testable import TestReport

@Suite("The report as a page", .tags(.process), .timeLimit(.minutes(1)))
struct HTMLReportTests {
    private let reports: Reports

    init() throws {
        reports = try Reports()
    }

    private func page(_ report: String, limits: HTMLReport.Limits = .init()) throws -> String {
        let path = reports.path("report.html")
        try HTMLReport(of: try reports.file(report), limits: limits).write(to: path)
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test("Failures stand before everything else, with all that is known of them")
    func failuresFirst() throws {
        // When
        let page = try page(Reports.full)

        // Then
        let order = [
            "<h1 class=\"bad\">", "2 failures", "fails(1)", "crashes()", "Slowest", "Suites", "<li class=\"passed\"",
        ]
        let positions = order.compactMap { page.range(of: $0)?.lowerBound }
        #expect(positions.count == order.count && positions == positions.sorted())
        #expect(page.contains("A.swift:11: &lt;b&gt; &amp; more</pre>"))
        #expect(page.contains("<a href=\"./shots/one.png\" rel=\"noreferrer\">shots/one.png</a>"))
        #expect(page.contains("Failed before: Offline"))
    }

    @Test("Text that turns the direction of writing does not turn the page")
    func direction() throws {
        let page = try page("<testsuite name='S'><testcase name='a\u{202E}b – c'/></testsuite>")
        #expect(page.contains("a\\u{202E}b – c") && !page.contains("\u{202E}"))
    }

    @Test("The policy names the page's own style and script by their hashes, and nothing else")
    func policy() async throws {
        // When
        let page = try page(Reports.full)

        // Then
        for (bytes, name) in [
            (HTMLPage.style, HTMLPage.styleHash), (HTMLPage.script, HTMLPage.scriptHash),
        ] {
            #expect(try await "sha256-\(sha256(Array(bytes.utf8)))" == name)
        }
        #expect(page.contains("content=\"default-src 'none'; style-src '"))
        #expect(!page.contains("unsafe-inline") && !page.contains(" style=") && !page.contains("http://"))
    }

    @Test("No text of a test becomes an element")
    func hostile() throws {
        // Given
        let bad = "&lt;/script>&lt;script>alert(1)&lt;/script>&quot;'"

        // When
        let page = try page(
            """
            <testsuite name="\(bad)"><testcase name="\(bad)" classname="\(bad)" file="\(bad)" line="1"><properties>\
            <property name="\(bad)" value="\(bad)"/></properties><failure message="\(bad)" type="\(bad)">\(bad)\
            </failure><system-out>\(bad)\n[[ATTACHMENT|\(bad)]]</system-out></testcase><testcase name="b">\
            <skipped message="\(bad)"/></testcase></testsuite>
            """)

        // Then
        #expect(page.components(separatedBy: "<script").count == 2)
        #expect(page.components(separatedBy: "</script").count == 2)
    }

    @Test("What is not listed is said to be left out")
    func bounds() throws {
        // Given
        let cases = (0..<50).map { "<testcase name='p\($0)'/><testcase name='f\($0)'><failure/></testcase>" }.joined()
        let empty = (0..<9).map { "<testsuite name='S\($0)'/>" }.joined()

        // When
        let page = try page(
            "<testsuites><testsuite name='A'>\(cases)</testsuite>\(empty)</testsuites>",
            limits: .init(problems: 10, listed: 20, suites: 4))

        // Then
        #expect(page.components(separatedBy: "class=\"problem\"").count == 11)
        #expect(page.contains("40 more are in the report itself."))
        #expect(page.components(separatedBy: "<li class=").count <= 32)
        #expect(page.contains("6 more suites without failures are in the report itself."))
    }

    @Test("A report that is none leaves the earlier page as it was")
    func earlier() throws {
        // Given
        let path = try reports.file("earlier", name: "report.html")
        let bad = try reports.file("<testsuites><testsuite name='A'>", name: "bad.xml")

        // Then
        #expect(throws: ReportError.self) { try HTMLReport(of: bad).write(to: path) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "earlier")
    }

    @Test(
        "Only a path that stays below the page is a link",
        arguments: [
            ("a/b c.png", "./a/b%20c.png"), ("ä?#.txt", "./%C3%A4%3F%23.txt"), ("/etc/passwd", nil), ("../x", nil),
            ("a/../../x", nil), ("javascript:x", nil), ("https://x", nil), ("a\\b", nil), ("//x/y", nil), ("", nil),
        ])
    func links(path: String, link: String?) {
        #expect(Attachments.link(to: path) == link)
    }

    private func sha256(_ bytes: [UInt8]) async throws -> String {
        let file = try reports.file(bytes: bytes, name: "hashed")
        let hex = try await Program.run("sh", "-c", "sha256sum < \"$0\" | cut -c1-64", file).text
        let digits = Array(hex.trimmingCharacters(in: .whitespacesAndNewlines))
        let hash = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0..<$0 + 2]), radix: 16) }
        return Data(hash).base64EncodedString()
    }
}
