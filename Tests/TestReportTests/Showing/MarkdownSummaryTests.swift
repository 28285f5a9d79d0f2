import Foundation
import TestReport
import Testing

@Suite("The summary in Markdown", .timeLimit(.minutes(1)))
struct MarkdownSummaryTests {
    @Test("It has the counts, the failures with their details folded, what was flaky, and the slowest")
    func whole() throws {
        // Given
        let reports = try Reports()
        let path = try reports.file(Reports.full)

        // When
        let text = MarkdownSummary(of: try ReportDigest(of: ReportReader(path: path))).text

        // Then
        #expect(text.hasPrefix("### ❌ 2 passed, 2 failed, 1 skipped\n"))
        #expect(text.contains("| 5 | 2 | 1 | 1 | 1 | 1 | 2.500 s |"))
        #expect(text.contains("<details><summary>❌ <code>AppTests.Outer.Inner.fails(1)</code> expectation failed: "))
        #expect(text.contains("A.swift:11: &lt;b&gt; &amp; more</pre>"))
        #expect(text.contains("#### Passed on retry\n\n- <code>AppTests.Outer.Inner.flaky()</code>"))
        #expect(text.contains("| 1.250 s | <code>AppTests.Outer.Inner.passes()</code> |"))
    }

    @Test("A run without failures says so and has no list of them")
    func good() {
        // Given
        var digest = ReportDigest()
        digest.add(TestResult(name: "a", className: "A"))

        // Then
        let text = MarkdownSummary(of: digest).text
        #expect(text.hasPrefix("### ✅ 1 passed, 0 failed, 0 skipped\n"))
        #expect(!text.contains("####"))
    }

    @Test(
        "Nothing in a name can become markup, a mention, a link or the end of its text",
        arguments: ["a|b", "`c`", "*d*", "[e](f)", "<b>", "@somebody", "#1", "</code></details>", "a\n\nb", "~~x~~"])
    func hostile(name: String) {
        // Given
        var digest = ReportDigest()
        let problem = TestProblem(kind: .expectation, message: name, details: "</pre>\n\n\(name)")
        digest.add(TestResult(name: name, className: "A", seconds: 1, outcome: .failed(problem)))

        // When
        let text = MarkdownSummary(of: digest).text

        // Then
        let ours = text.components(separatedBy: "<pre>")
        let details = ours[1].components(separatedBy: "</pre>")
        #expect(ours.count == 2 && details.count == 2)
        #expect(!(ours[0] + details[1]).contains(name))
        #expect(!details[0].contains("<"))
    }

    @Test("It stays within its bytes, and says how many failures it leaves out")
    func bounds() {
        // Given
        var digest = ReportDigest(limits: .init(problems: 10_000, details: 10_000))
        let problem = TestProblem(
            kind: .expectation, message: "no", details: String(repeating: "ä<", count: 3000))
        for number in 0..<2000 {
            digest.add(TestResult(name: "t\(number)", className: "A", seconds: 1, outcome: .failed(problem)))
        }

        // When
        let text = MarkdownSummary(of: digest).text

        // Then
        #expect(text.utf8.count <= 1_000_000 && text.utf8.count > 900_000)
        #expect(text.contains(" more, see the report."))
        #expect(text.components(separatedBy: "<details>").count == text.components(separatedBy: "</details>").count)
    }
}
