/// Writes a report suite by suite, in constant memory.
///
/// Counts precede what they count, so that the caller must know them first. An existing file at the path is replaced by
/// ``finish()`` only; a writer that is dropped before leaves it.
public struct JUnitWriter: ~Copyable {
    private let path: String
    private let hostname: String
    let dialect: ReportDialect
    private var file: ReplacedFile
    var xml: XMLOutput

    /// Opens a report.
    ///
    /// - Parameters:
    ///   - path: Where it will be.
    ///   - hostname: The machine that ran the tests of every suite that names no other.
    ///   - dialect: What it may use.
    public init(path: String, hostname: String, dialect: ReportDialect = .complete) throws(ReportError) {
        let file = try ReplacedFile(path: path)
        let xml = try XMLOutput(descriptor: file.descriptor)
        self.path = path
        self.hostname = hostname
        self.dialect = dialect
        self.file = file
        self.xml = xml
    }

    /// Begins the report with the totals of its suites; its name and properties may be empty.
    public mutating func begin(report: TestSuiteSummary) {
        xml.start("testsuites")
        if !report.name.isEmpty { xml.attribute("name", report.name) }
        writeCounts(report)
    }

    /// Begins a suite.
    public mutating func begin(suite: TestSuiteSummary) {
        xml.start("testsuite")
        xml.attribute("name", suite.name)
        xml.attribute("hostname", suite.hostname ?? hostname)
        writeCounts(suite, isSuite: true)
        write(suite.properties)
    }

    /// Ends a suite with what was written by no test of it in particular.
    public mutating func endSuite(output: String = "", errorOutput: String = "") throws(ReportError) {
        xml.element("system-out", text: output)
        xml.element("system-err", text: errorOutput)
        xml.end()
        try xml.check(path: path)
    }

    /// Ends the report and puts it in its place.
    public consuming func finish() throws(ReportError) {
        xml.end()
        try xml.close(path: path)
        try file.commit()
    }

    /// Writes a result of the suite that has begun last.
    public mutating func write(_ result: TestResult) throws(ReportError) {
        writeCase(result)
        try xml.check(path: path)
    }

    private mutating func writeCounts(_ summary: TestSuiteSummary, isSuite: Bool = false) {
        xml.attribute("tests", String(summary.counts.tests))
        xml.attribute("failures", String(summary.counts.failures))
        xml.attribute("errors", String(summary.counts.errors))
        if isSuite || dialect == .complete { xml.attribute("skipped", String(summary.counts.skipped)) }
        xml.attribute("time", Figures.seconds(summary.seconds))
        if let started = summary.started, isSuite || dialect == .complete {
            xml.attribute("timestamp", Figures.timestamp(started))
        }
    }

    mutating func write(_ properties: [TestProperty]) {
        guard !properties.isEmpty else { return }
        xml.start("properties")
        for property in properties {
            xml.start("property")
            xml.attribute("name", property.name)
            xml.attribute("value", property.value)
            xml.end()
        }
        xml.end()
    }
}
