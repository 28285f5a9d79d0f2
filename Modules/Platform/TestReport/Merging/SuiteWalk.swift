/// Assigns each part of a report to a suite of a flat report.
///
/// A flat report has no suites in suites: tests of one suite that follow one another are a stretch, and each stretch is
/// a suite. Two walks through the same parts give the same numbers.
struct SuiteWalk {
    private struct OpenSuite {
        var suite: TestSuiteSummary
        /// Its newest stretch, if it has any.
        var stretch: Int?
        var hasChildren = false
    }

    /// The number of stretches so far, which is the index of the next one.
    private(set) var count = 0
    private var open: [OpenSuite] = []

    /// A walk that numbers stretches from a number on.
    init(from first: Int = 0) {
        count = first
    }

    /// The number of the stretch that a part belongs to, if it belongs to one, and the suite of a stretch that begins.
    mutating func stretch(of part: ReportPart) -> (number: Int, begins: TestSuiteSummary?)? {
        guard case .suite(let suite) = part else { return stretchWithin(part) }
        if !open.isEmpty { open[open.count - 1].hasChildren = true }
        open.append(OpenSuite(suite: suite))
        return nil
    }

    private mutating func stretchWithin(_ part: ReportPart) -> (number: Int, begins: TestSuiteSummary?)? {
        guard let inner = open.last else { return nil }
        switch part {
        case .suite: return nil
        case .suiteProperty(let property):
            if let number = inner.stretch { return (number, nil) }
            open[open.count - 1].suite.properties.append(property)
            return nil
        case .result, .suiteOutput, .suiteErrorOutput:
            if let number = inner.stretch, number == count - 1 { return (number, nil) }
            return begin(inner.suite)
        case .suiteEnd:
            // A suite without tests is one all the same.
            let last = inner.stretch == nil && !inner.hasChildren ? begin(inner.suite) : nil
            open.removeLast()
            return last
        }
    }

    private mutating func begin(_ suite: TestSuiteSummary) -> (number: Int, begins: TestSuiteSummary?) {
        open[open.count - 1].stretch = count
        count += 1
        var suite = suite
        suite.counts = TestCounts()
        suite.seconds = 0
        return (count - 1, suite)
    }
}

extension [TestSuiteSummary] {
    /// Adds a part to the suite that it belongs to, or a new suite.
    mutating func count(_ part: ReportPart, at stretch: (number: Int, begins: TestSuiteSummary?)?) {
        guard let stretch else { return }
        if let suite = stretch.begins { append(suite) }
        switch part {
        case .result(let result):
            self[stretch.number].counts.count(result.outcome)
            self[stretch.number].seconds += result.seconds
        case .suiteProperty(let property): self[stretch.number].properties.append(property)
        case .suite, .suiteOutput, .suiteErrorOutput, .suiteEnd: break
        }
    }
}
