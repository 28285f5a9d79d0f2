extension HTMLPage {
    /// The number of suites that are open at first; more are found by searching.
    private static let openAtFirst = 10
    /// How much text the list may hold before it leaves out what tests wrote.
    private static let textLimit = 8_000_000

    mutating func writeSlowest(_ digest: ReportDigest) {
        guard !digest.slowest.isEmpty else { return }
        output.start("section", ["aria-labelledby": "slowest"])
        output.element("h2", ["id": "slowest"], "Slowest")
        output.start("table")
        output.start("tr")
        output.element("th", ["class": "time", "scope": "col"], "Time")
        output.element("th", ["scope": "col"], "Test")
        output.end()
        for result in digest.slowest {
            output.start("tr")
            output.element("td", ["class": "time"], ShownText.duration(result.seconds))
            output.element("td", ["class": "name"], result.fullName.shortened(to: 1000))
            output.end()
        }
        output.end()
        output.end()
    }

    mutating func beginSuites() {
        output.start("section", ["data-filtered": "", "aria-labelledby": "suites"])
        output.element("h2", ["id": "suites"], "Suites")
    }

    mutating func begin(suite summary: TestSuiteSummary) {
        endSuite()
        let failed = summary.counts.failures + summary.counts.errors
        guard suitesListed < limits.suites || failed > 0 else {
            suitesLeftOut += 1
            return
        }
        suitesListed += 1
        suite.isOpen = true
        if failed > 0 || suitesListed <= Self.openAtFirst {
            output.start("details", ["class": "suite", "open": ""])
        } else {
            output.start("details", ["class": "suite"])
        }
        output.start("summary")
        output.element("span", ["class": "name"], summary.name.isEmpty ? "(no suite)" : summary.name)
        output.element("span", ["class": "time"], ShownText.duration(summary.seconds))
        writeTally(summary.counts, failed: failed)
        output.end()
        output.start("ul")
    }

    private mutating func writeTally(_ counts: TestCounts, failed: Int) {
        output.start("span", ["class": "tally"])
        if failed > 0 { output.element("span", ["class": "failed"], "\(failed) failed, ") }
        output.text("\(counts.passed) passed")
        if counts.skipped > 0 { output.text(", \(counts.skipped) skipped") }
        output.end()
    }

    /// Writes a test as a line of its suite.
    mutating func writeLine(_ result: TestResult) {
        let status = Status(result)
        if status == .failed { problemsListed += 1 }
        guard suite.isOpen, listed < limits.listed || (status == .failed && problemsListed <= limits.problems) else {
            suite.leftOut += 1
            return
        }
        listed += 1
        output.start("li", ["class": status.rawValue, "data-status": status.rawValue])
        output.element(
            "span", ["class": "mark", "title": status.rawValue, "role": "img", "aria-label": status.rawValue],
            status.mark)
        let name = result.name.shortened(to: 1000)
        if status == .failed, problemsListed <= problemsWritten {
            output.element("a", ["class": "name", "href": "#f\(problemsListed)"], name)
        } else {
            output.element("span", ["class": "name"], name)
        }
        output.element("span", ["class": "time"], ShownText.duration(result.seconds))
        writeNotes(result, status)
        output.end()
    }

    private mutating func writeNotes(_ result: TestResult, _ status: Status) {
        switch status {
        case .failed: return
        case .skipped:
            if case .skipped(let reason?) = result.outcome { note(reason) }
        case .flaky: note("Failed before: \(result.earlierProblems.first?.message ?? "")")
        case .passed: break
        }
        let text = [result.output, result.errorOutput].filter { !$0.isEmpty }.joined(separator: "\n")
        guard !text.isEmpty else { return }
        guard output.textBytes < Self.textLimit else { return note("What it wrote is in the report itself.") }
        output.start("details")
        output.element("summary", [:], "Output")
        writeAttachments(result)
        output.element("pre", [:], text.shortened(to: limits.output))
        output.end()
    }

    private mutating func note(_ text: String) {
        output.element("span", ["class": "note"], text.shortened(to: 1000))
    }

    private mutating func endSuite() {
        guard suite.isOpen else {
            suite = SuiteState()
            return
        }
        if suite.leftOut > 0 {
            output.element("li", ["class": "said"], "… \(suite.leftOut) more are in the report itself.")
        }
        output.end()
        output.end()
        suite = SuiteState()
    }

    mutating func endSuites() {
        endSuite()
        if suitesLeftOut > 0 {
            output.element(
                "p", ["class": "said"], "\(suitesLeftOut) more suites without failures are in the report itself.")
        }
        output.end()
    }
}
