import Foundation

/// The head of a page, and what its parts have in common.
struct HTMLPage: ~Copyable {
    var output: HTMLOutput
    let limits: HTMLReport.Limits
    /// Failures so far, in the section of failures and in the list of suites; their numbers are the same.
    var problemsWritten = 0
    var problemsListed = 0
    var listed = 0
    var suite = SuiteState()
    var suitesListed = 0
    var suitesLeftOut = 0

    /// The suite in the list that is being written.
    struct SuiteState {
        var isOpen = false
        var leftOut = 0
    }

    init(output: consuming HTMLOutput, limits: HTMLReport.Limits) {
        self.output = output
        self.limits = limits
    }

    /// The hashes of the page's own style and script, which its policy allows; a test compares them.
    static let styleHash = "sha256-lE+l1YnQu0wXiiC8LTGyWRp8TrtPmUt8NWz/LLIdy9w="
    static let scriptHash = "sha256-KiDIzlyGjYe2Og+jnFJd5d+teFgWE/7aVCDb8AAsIo0="
    static let style = String(decoding: PackageResources.page_css, as: UTF8.self)
    static let script = String(decoding: PackageResources.page_js, as: UTF8.self)

    /// Everything up to the first section.
    mutating func begin(title: String, digest: ReportDigest, suites: [TestSuiteSummary]) {
        output.raw("<!DOCTYPE html>\n")
        output.start("html", ["lang": "en"])
        writeHead(title: "\(digest.counts.summary) – \(title)")
        output.start("body")
        output.start("header")
        let isBad = digest.counts.failures + digest.counts.errors > 0
        output.element("p", ["class": "facts"], title)
        output.element("h1", ["class": isBad ? "bad" : "good"], digest.counts.summary)
        output.element("p", ["class": "facts"], Self.facts(digest, suites))
        writeBar(digest)
        output.end()
        writeControls(digest)
        output.start("main")
    }

    private mutating func writeHead(title: String) {
        output.start("head")
        output.element("meta", ["charset": "utf-8"])
        output.element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        let policy = [
            "default-src 'none'", "style-src '\(Self.styleHash)'", "script-src '\(Self.scriptHash)'", "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
        output.element("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
        output.element("title", [:], title)
        output.start("style")
        output.raw(Self.style)
        output.end()
        output.end()
    }

    private static func facts(_ digest: ReportDigest, _ suites: [TestSuiteSummary]) -> String {
        var facts = ["\(digest.counts.tests) tests in \(suites.count) suites", ShownText.duration(digest.seconds)]
        if let started = suites.compactMap(\.started).min() {
            facts.append("\(Figures.timestamp(started).prefix(16).replacing("T", with: " ")) UTC")
        }
        let hosts = Set(suites.compactMap(\.hostname))
        if let host = hosts.first, !host.isEmpty { facts.append(hosts.count == 1 ? host : "\(hosts.count) machines") }
        return facts.joined(separator: " · ")
    }

    /// How the statuses share the whole, for eyes only.
    private mutating func writeBar(_ digest: ReportDigest) {
        let total = Double(max(1, digest.counts.tests))
        output.start(
            "svg", ["class": "bar", "viewBox": "0 0 1000 8", "preserveAspectRatio": "none", "aria-hidden": "true"])
        var location = 0.0
        for (status, count) in Status.counts(digest) where count > 0 {
            // Anything is visible, even one in a million.
            let width = max(4, Double(count) / total * 1000)
            output.element(
                "rect",
                [
                    "class": status.rawValue, "x": Figures.seconds(location), "y": "0", "height": "8",
                    "width": Figures.seconds(width),
                ])
            location += width
        }
        output.end()
    }

    private mutating func writeControls(_ digest: ReportDigest) {
        output.start("div", ["class": "controls", "role": "search"])
        output.element(
            "input",
            [
                "id": "query", "type": "search", "placeholder": "Filter by name   /", "aria-label": "Filter by name",
                "autocomplete": "off", "spellcheck": "false",
            ])
        for (status, count) in Status.counts(digest) where count > 0 {
            output.element(
                "button",
                ["type": "button", "class": status.rawValue, "data-status": status.rawValue, "aria-pressed": "true"],
                "\(status.mark) \(count) \(status.rawValue)")
        }
        output.element("output", ["id": "shown", "aria-live": "polite"])
        output.end()
    }

    /// The end of the page.
    mutating func finish(path: String) throws(ReportError) {
        output.end()
        output.element("footer", [:], "Times are the sum of all tests.")
        output.start("script")
        output.raw(Self.script)
        output.end()
        output.end()
        output.end()
        try output.close(path: path)
    }

    func check(path: String) throws(ReportError) {
        try output.check(path: path)
    }

    /// How a test ended, as the page tells them apart.
    enum Status: String {
        case failed
        case flaky
        case skipped
        case passed

        init(_ result: TestResult) {
            self =
                switch result.outcome {
                case .failed, .broken: .failed
                case .skipped: .skipped
                case .passed: result.earlierProblems.isEmpty ? .passed : .flaky
                }
        }

        /// A sign that needs no colour.
        var mark: String {
            switch self {
            case .failed: "✘"
            case .flaky: "↻"
            case .skipped: "–"
            case .passed: "✓"
            }
        }

        static func counts(_ digest: ReportDigest) -> [(Status, Int)] {
            let counts = digest.counts
            return [
                (.failed, counts.failures + counts.errors), (.flaky, digest.flakyCount), (.skipped, counts.skipped),
                (.passed, counts.passed - digest.flakyCount),
            ]
        }
    }
}
