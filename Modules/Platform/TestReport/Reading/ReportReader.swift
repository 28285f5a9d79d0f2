/// Reads JUnit XML, one test at a time: memory does not grow with the file.
///
/// Besides the reports of this module it reads those of Surefire, pytest, gotestsum and others like them: a single
/// suite as root, suites in suites, elements in any order. What it does not know it passes over; a `type` of a problem
/// that is none of ``TestProblem/Kind`` is put before the message.
public struct ReportReader: Sendable {
    /// The file to read.
    public var path: String
    /// Whether a file that is XML but does not fit the schema is an error.
    public var isStrict: Bool

    /// A reader of a file; nothing is opened before ``read(_:)``.
    public init(path: String, isStrict: Bool = false) {
        self.path = path
        self.isStrict = isStrict
    }

    /// Reads the file from its beginning and hands over each part.
    ///
    /// - Throws: ``ReportError/unreadable(path:reason:)``; ``ReportError/invalid(path:line:column:reason:)`` if it is
    ///   no report, after the parts that precede the fault; and whatever `visit` throws.
    public func read(_ visit: (ReportPart) throws(ReportError) -> Void) throws(ReportError) {
        if isStrict {
            let schema = try Schema.ofReports()
            let stream = try XMLStream(path: path, checkedAgainst: schema)
            try Self.read(stream) { part throws(ReportError) in
                if let xmlError = stream.xmlErrors.kept.first { throw xmlError.error(in: path) }
                try visit(part)
            }
            if let xmlError = stream.xmlErrors.kept.first { throw xmlError.error(in: path) }
        } else {
            try Self.read(try XMLStream(path: path), visit)
        }
    }

    private static func read(
        _ stream: XMLStream, _ visit: (ReportPart) throws(ReportError) -> Void
    ) throws(ReportError) {
        while try stream.advance() {
            guard stream.isElement else { continue }
            switch stream.name {
            case "testsuites":
                try stream.forEachChild { name throws(ReportError) in
                    if name == "testsuite" { try readSuite(stream, within: nil, visit) }
                }
            case "testsuite": try readSuite(stream, within: nil, visit)
            case let other: throw stream.invalid("its root is <\(other)> and not <testsuites>")
            }
        }
    }

    private static func readSuite(
        _ stream: XMLStream, within outer: String?, _ visit: (ReportPart) throws(ReportError) -> Void
    ) throws(ReportError) {
        let suite = TestSuiteSummary(Attributes(of: stream), within: outer)
        try visit(.suite(suite))
        try stream.forEachChild { name throws(ReportError) in
            switch name {
            case "testsuite": try readSuite(stream, within: suite.name, visit)
            case "testcase": try visit(.result(try TestResult(stream, inSuite: suite.name)))
            case "properties": for fact in try properties(stream) { try visit(.suiteProperty(fact)) }
            case "system-out": try visit(.suiteOutput(try stream.text()))
            case "system-err": try visit(.suiteErrorOutput(try stream.text()))
            default: break
            }
        }
        try visit(.suiteEnd)
    }

    /// The children of a `properties` element.
    static func properties(_ stream: XMLStream) throws(ReportError) -> [TestProperty] {
        var properties: [TestProperty] = []
        try stream.forEachChild { name throws(ReportError) in
            guard name == "property" else { return }
            let attributes = Attributes(of: stream)
            // A value of several lines is text rather than an attribute.
            let text = try stream.text()
            properties.append(TestProperty(attributes["name"] ?? "", attributes["value"] ?? text))
        }
        return properties
    }
}

extension TestSuiteSummary {
    fileprivate init(_ attributes: Attributes, within outer: String?) {
        let own = attributes["name"] ?? ""
        let name =
            switch outer {
            case let outer? where !outer.isEmpty && own != outer && !own.hasPrefix("\(outer)."): "\(outer).\(own)"
            default: own
            }
        self.init(
            name: name, started: attributes.moment("timestamp"), seconds: attributes.seconds("time") ?? 0,
            hostname: attributes["hostname"])
        counts.tests = attributes.count("tests")
        counts.failures = attributes.count("failures")
        counts.errors = attributes.count("errors")
        counts.skipped = attributes.count("skipped")
    }
}
