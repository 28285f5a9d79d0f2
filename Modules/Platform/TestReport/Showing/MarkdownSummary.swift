/// A summary in Markdown for the page of a CI job, such as GitHub's step summary.
///
/// Text of tests is escaped: it can neither break the layout nor mention anybody.
public struct MarkdownSummary: Sendable {
    /// The most that GitHub takes of one step is 1 MiB.
    public static let defaultByteLimit = 1_000_000

    private let digest: ReportDigest
    private let byteLimit: Int

    /// The summary of a digest, of no more than a number of bytes if that is at least 2,000.
    public init(of digest: ReportDigest, byteLimit: Int = MarkdownSummary.defaultByteLimit) {
        self.digest = digest
        self.byteLimit = byteLimit
    }

    /// The Markdown, ending in a line break.
    public var text: String {
        var page = Page(byteLimit: byteLimit)
        page.add(head)
        addProblems(to: &page)
        addFlaky(to: &page)
        addSlowest(to: &page)
        return page.text
    }

    /// Writes the Markdown to a file.
    ///
    /// - Throws: ``ReportError/unwritable(path:reason:)``; what was there before stays.
    public func write(to path: String) throws(ReportError) {
        var file = try ReplacedFile(path: path)
        try file.write(text)
        try file.commit()
    }

    private var head: String {
        let counts = digest.counts
        let sign = counts.failures + counts.errors > 0 ? "❌" : "✅"
        return """
            ### \(sign) \(counts.summary)

            | Tests | Passed | Failed | Errors | Skipped | Flaky | Time |
            | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
            | \(counts.tests) | \(counts.passed) | \(counts.failures) | \(counts.errors) | \(counts.skipped) \
            | \(digest.flakyCount) | \(ShownText.duration(digest.seconds)) |

            """
    }

    private func addProblems(to page: inout Page) {
        let total = digest.counts.failures + digest.counts.errors
        guard total > 0 else { return }
        page.add("\n#### Failures\n")
        var shown = 0
        for result in digest.problems {
            guard page.add(entry(result)) else { break }
            shown += 1
        }
        if shown < total { page.addLast("\n… and \(total - shown) more, see the report.\n") }
    }

    /// A failure, folded: its name and message, and inside everything else.
    ///
    /// A blank line would end the HTML block; in `pre` it does not.
    private func entry(_ result: TestResult) -> String {
        guard let problem = result.outcome.problem else { return "" }
        let location = result.location.map { " <sub>\(ShownText.inlineMarkdown("\($0.file):\($0.line)"))</sub>" } ?? ""
        let message = problem.message.shortened(to: 300)
        let details =
            [problem.details.isEmpty ? problem.message : problem.details]
            + result.earlierProblems.map {
                "Before that: \($0.message)\n\($0.details)"
            }
        return """

            <details><summary>❌ <code>\(ShownText.inlineMarkdown(result.shownName))</code> \
            \(ShownText.inlineMarkdown(problem.kind.rawValue)): <code>\(ShownText.inlineMarkdown(message))</code>\(location)\
            </summary>
            <pre>\(ShownText.preformatted(details.joined(separator: "\n\n")))</pre>
            </details>

            """
    }

    private func addFlaky(to page: inout Page) {
        guard !digest.flaky.isEmpty, page.add("\n#### Passed on retry\n\n") else { return }
        for result in digest.flaky {
            let message = ShownText.inlineMarkdown((result.earlierProblems.first?.message ?? "").shortened(to: 300))
            guard page.add("- <code>\(ShownText.inlineMarkdown(result.shownName))</code>: <code>\(message)</code>\n")
            else { return }
        }
    }

    private func addSlowest(to page: inout Page) {
        guard !digest.slowest.isEmpty else { return }
        let rows = digest.slowest.map {
            "| \(ShownText.duration($0.seconds)) | <code>\(ShownText.inlineMarkdown($0.shownName))"
                + "</code> |\n"
        }
        page.add("\n#### Slowest\n\n| Time | Test |\n| ---: | --- |\n\(rows.joined())")
    }
}

/// Text that stays within a number of bytes.
private struct Page {
    private(set) var text = ""
    private let byteLimit: Int
    /// Kept free for the sentence that says what is missing.
    private static let reserve = 200

    init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    /// Adds a piece whole, or not at all if there is no room: then false.
    @discardableResult
    mutating func add(_ piece: String) -> Bool {
        guard text.utf8.count + piece.utf8.count + Self.reserve <= byteLimit else { return false }
        text += piece
        return true
    }

    /// Adds a short piece for which room was kept.
    mutating func addLast(_ piece: String) {
        text += piece
    }
}
