/// Merges several reports.
///
/// Suites stay apart and in order, file by file, even if they have the same name: two machines that run the same tests
/// are two runs. A suite in a suite becomes a suite of its own under its dotted name; tests of the outer one that come
/// after it are then in a second suite with the outer one's name. The counts are those of the tests, whatever the files
/// state. Memory grows with the number of suites and not with that of tests: the files are read twice.
public struct ReportMerger: Sendable {
    /// The files to read, in order; each a regular file, since it is read twice.
    public var paths: [String]

    /// A merger of files.
    public init(_ paths: [String]) {
        self.paths = paths
    }

    /// Writes the report.
    ///
    /// - Parameters:
    ///   - path: Where it will be; it may be one of the files. What was there stays if anything is thrown.
    ///   - hostname: The machine of every suite that names none.
    ///   - dialect: What the report may use.
    /// - Returns: How its tests count.
    /// - Throws: ``ReportError/unreadable(path:reason:)`` and ``ReportError/invalid(path:line:column:reason:)`` about a
    ///   file to read, also one that does not fit the schema; ``ReportError/unwritable(path:reason:)`` about the report.
    @discardableResult
    public func write(
        to path: String, hostname: String, dialect: ReportDialect = .complete
    ) throws(ReportError) -> TestCounts {
        for path in paths { try ReportReader(path: path).requireRereadable() }
        let suites = try suites()
        let report = Self.sum(of: suites)
        let writer = try JUnitWriter(path: path, hostname: hostname, dialect: dialect)
        var copy = ReportCopy(writer: writer, suites: suites)
        copy.begin(report)
        for path in paths {
            var walk = SuiteWalk(from: copy.begun)
            try ReportReader(path: path).read { part throws(ReportError) in
                guard try copy.take(part, at: walk.stretch(of: part)) else { throw ReportReader.changed(path) }
            }
        }
        guard copy.written == report.counts else { throw ReportReader.changed(paths.joined(separator: ", ")) }
        try copy.finish()
        return report.counts
    }

    /// The first reading: what the suites come to.
    private func suites() throws(ReportError) -> [TestSuiteSummary] {
        var suites: [TestSuiteSummary] = []
        for path in paths {
            var walk = SuiteWalk(from: suites.count)
            try ReportReader(path: path, isStrict: true).read { part throws(ReportError) in
                suites.count(part, at: walk.stretch(of: part))
            }
        }
        return suites
    }

    private static func sum(of suites: [TestSuiteSummary]) -> TestSuiteSummary {
        var report = TestSuiteSummary(name: "", started: suites.compactMap(\.started).min())
        for suite in suites {
            report.counts += suite.counts
            report.seconds += suite.seconds
        }
        return report
    }
}

/// The second reading: the parts go to the writer, suite by suite.
private struct ReportCopy: ~Copyable {
    private var writer: JUnitWriter
    private let suites: [TestSuiteSummary]
    /// The number of suites begun.
    private(set) var begun = 0
    private(set) var written = TestCounts()
    private var output = ""
    private var errorOutput = ""

    init(writer: consuming JUnitWriter, suites: [TestSuiteSummary]) {
        self.writer = writer
        self.suites = suites
    }

    mutating func begin(_ report: TestSuiteSummary) {
        writer.begin(report: report)
    }

    /// Adds the next part; returns false if it differs from the first reading.
    mutating func take(
        _ part: ReportPart, at stretch: (number: Int, begins: TestSuiteSummary?)?
    ) throws(ReportError) -> Bool {
        guard let stretch else { return true }
        if stretch.begins != nil {
            guard stretch.number == begun, begun < suites.count else { return false }
            try endSuite()
            writer.begin(suite: suites[begun])
            begun += 1
        }
        switch part {
        case .result(let result):
            written.count(result.outcome)
            try writer.write(result)
        case .suiteOutput(let text): output += text
        case .suiteErrorOutput(let text): errorOutput += text
        case .suite, .suiteProperty, .suiteEnd: break
        }
        return true
    }

    private mutating func endSuite() throws(ReportError) {
        guard begun > 0 else { return }
        try writer.endSuite(output: output, errorOutput: errorOutput)
        output = ""
        errorOutput = ""
    }

    consuming func finish() throws(ReportError) {
        try endSuite()
        try writer.finish()
    }
}
