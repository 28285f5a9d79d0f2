/// A report of results that are all there, for programs whose checks are test cases.
public enum ReportOfResults {
    /// Writes results to a path, those of a class together in the order in which they come.
    ///
    /// - Parameters:
    ///   - results: Names must differ within a class.
    ///   - path: What was there before is replaced once the report is whole.
    ///   - hostname: The machine that the results are of.
    ///   - dialect: What the report may use.
    /// - Returns: How the results count.
    @discardableResult
    public static func write(
        _ results: [TestResult], to path: String, hostname: String, dialect: ReportDialect = .complete
    ) throws(ReportError) -> TestCounts {
        var order: [String] = []
        var classes: [String: [TestResult]] = [:]
        for result in results {
            if classes[result.className] == nil { order.append(result.className) }
            classes[result.className, default: []].append(result)
        }
        let report = TestSuiteSummary(name: "", results: results)
        var writer = try JUnitWriter(path: path, hostname: hostname, dialect: dialect)
        writer.begin(report: report)
        for name in order {
            let results = classes[name] ?? []
            writer.begin(suite: TestSuiteSummary(name: name, results: results))
            for result in results { try writer.write(result) }
            try writer.endSuite()
        }
        try writer.finish()
        return report.counts
    }
}

extension TestSuiteSummary {
    fileprivate init(name: String, results: [TestResult]) {
        self.init(
            name: name, started: results.compactMap(\.started).min(), seconds: results.reduce(0) { $0 + $1.seconds })
        for result in results { counts.count(result.outcome) }
    }
}
