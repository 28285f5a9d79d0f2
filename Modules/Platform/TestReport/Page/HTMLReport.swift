import Foundation

/// A report as one page that needs nothing else: failures first, a filter, the slowest tests, and all suites.
///
/// The page loads nothing and runs no script but its own, which its policy names by hash. It is read from the report
/// in three passes, so that memory grows with the number of suites only; how much it lists is bounded, and it says what
/// it leaves out.
public struct HTMLReport: Sendable {
    /// How much a page lists.
    public struct Limits: Hashable, Sendable {
        /// Failures with their details.
        public var problems: Int
        /// Tests in the list of suites; failures are listed beyond it.
        public var listed: Int
        /// Suites in the list; those with failures are listed beyond it.
        public var suites: Int
        /// Characters of each text of a failure.
        public var problemText: Int
        /// Characters of the output of a test that passed.
        public var output: Int
        /// The slowest tests.
        public var slowest: Int

        /// Creates limits.
        public init(
            problems: Int = 1000, listed: Int = 10_000, suites: Int = 2000, problemText: Int = 20_000,
            output: Int = 2000, slowest: Int = 10
        ) {
            self.problems = problems
            self.listed = listed
            self.suites = suites
            self.problemText = problemText
            self.output = output
            self.slowest = slowest
        }
    }

    /// The report's file; it is read three times.
    public var source: String
    /// The page's title.
    public var title: String
    /// How much it lists.
    public var limits: Limits

    /// The page of a report.
    public init(of source: String, title: String = "Test report", limits: Limits = Limits()) {
        self.source = source
        self.title = title
        self.limits = limits
    }

    /// Writes the page.
    ///
    /// - Throws: ``ReportError/unreadable(path:reason:)`` and ``ReportError/invalid(path:line:column:reason:)`` about
    ///   the report; ``ReportError/unwritable(path:reason:)`` about the page, and what was there before stays.
    public func write(to path: String) throws(ReportError) {
        let report = ReportReader(path: source)
        try report.requireRereadable()
        var digest = ReportDigest(limits: .init(problems: 0, flaky: 0, slowest: limits.slowest))
        var suites: [TestSuiteSummary] = []
        var walk = SuiteWalk()
        try report.read { part throws(ReportError) in
            if case .result(let result) = part { digest.add(result) }
            suites.count(part, at: walk.stretch(of: part))
        }
        var file = try ReplacedFile(path: path)
        var page = HTMLPage(output: try HTMLOutput(descriptor: file.descriptor), limits: limits)
        page.begin(title: title, digest: digest, suites: suites)
        try writeProblems(of: report, to: &page, total: digest.counts.failures + digest.counts.errors)
        page.writeSlowest(digest)
        try writeSuites(suites, of: report, to: &page, path: path)
        try page.finish(path: path)
        try file.commit()
    }

    private func writeProblems(of report: ReportReader, to page: inout HTMLPage, total: Int) throws(ReportError) {
        guard total > 0 else { return }
        page.beginProblems(total: total)
        try report.read { part throws(ReportError) in
            if case .result(let result) = part { page.writeProblem(result) }
        }
        page.endProblems(total: total)
    }

    private func writeSuites(
        _ suites: [TestSuiteSummary], of report: ReportReader, to page: inout HTMLPage, path: String
    ) throws(ReportError) {
        page.beginSuites()
        var walk = SuiteWalk()
        try report.read { part throws(ReportError) in
            guard let stretch = walk.stretch(of: part) else { return }
            guard suites.indices.contains(stretch.number) else { throw ReportReader.changed(source) }
            if stretch.begins != nil { page.begin(suite: suites[stretch.number]) }
            if case .result(let result) = part { page.writeLine(result) }
            try page.check(path: path)
        }
        page.endSuites()
    }
}
