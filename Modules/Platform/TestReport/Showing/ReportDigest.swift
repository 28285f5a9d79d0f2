/// What people want to know of a report at a glance; it holds no more than its limits, however long the report is.
public struct ReportDigest: Hashable, Sendable {
    /// How much a digest holds.
    public struct Limits: Hashable, Sendable {
        /// Tests that went wrong, the first ones.
        public var problems: Int
        /// Tests that passed after they had failed, the first ones.
        public var flaky: Int
        /// The slowest tests.
        public var slowest: Int
        /// Characters of a problem's details.
        public var details: Int

        /// Creates limits.
        public init(problems: Int = 1000, flaky: Int = 100, slowest: Int = 10, details: Int = 10_000) {
            self.problems = max(0, problems)
            self.flaky = max(0, flaky)
            self.slowest = max(0, slowest)
            self.details = max(0, details)
        }
    }

    /// How all tests ended.
    public private(set) var counts = TestCounts()
    /// The number of tests that passed after a failure.
    public private(set) var flakyCount = 0
    /// The sum of all tests' times.
    public private(set) var seconds = 0.0
    /// Tests that failed or were broken, in the order of the report, without their output.
    public private(set) var problems: [TestResult] = []
    /// Tests that passed after they had failed, in the order of the report, without their output.
    public private(set) var flaky: [TestResult] = []
    /// The slowest tests, the slowest first, without their output.
    public private(set) var slowest: [TestResult] = []

    private let limits: Limits

    /// A digest of nothing.
    public init(limits: Limits = Limits()) {
        self.limits = limits
    }

    /// The digest of a report.
    public init(of report: ReportReader, limits: Limits = Limits()) throws(ReportError) {
        self.init(limits: limits)
        try report.read { part throws(ReportError) in
            if case .result(let result) = part { add(result) }
        }
    }

    /// Adds a result.
    public mutating func add(_ result: TestResult) {
        counts.count(result.outcome)
        seconds += result.seconds
        let isProblem = result.outcome.problem != nil
        let isFlaky = !isProblem && !result.earlierProblems.isEmpty
        if isFlaky { flakyCount += 1 }
        if isProblem, problems.count < limits.problems { problems.append(brief(result)) }
        if isFlaky, flaky.count < limits.flaky { flaky.append(brief(result)) }
        noteTime(of: result)
    }

    private mutating func noteTime(of result: TestResult) {
        guard result.seconds > 0, limits.slowest > 0 else { return }
        if slowest.count == limits.slowest, let last = slowest.last, last.seconds >= result.seconds { return }
        let location = slowest.firstIndex { $0.seconds < result.seconds } ?? slowest.count
        slowest.insert(brief(result), at: location)
        if slowest.count > limits.slowest { slowest.removeLast() }
    }

    /// A result without what may be long.
    private func brief(_ result: TestResult) -> TestResult {
        var brief = result
        brief.output = ""
        brief.errorOutput = ""
        brief.properties = []
        brief.outcome = result.outcome.mappingProblem { $0.shortened(to: limits.details) }
        brief.earlierProblems = result.earlierProblems.prefix(20).map { $0.shortened(to: limits.details) }
        return brief
    }
}

extension TestResult.Outcome {
    fileprivate func mappingProblem(_ change: (TestProblem) -> TestProblem) -> TestResult.Outcome {
        switch self {
        case .passed, .skipped: self
        case .failed(let problem): .failed(change(problem))
        case .broken(let problem): .broken(change(problem))
        }
    }
}

extension TestProblem {
    /// The problem with message and details of no more than a number of characters, and a note where there were more.
    fileprivate func shortened(to limit: Int) -> TestProblem {
        TestProblem(kind: kind, message: message.shortened(to: limit), details: details.shortened(to: limit))
    }
}

extension String {
    /// The first characters, and how many more there are.
    func shortened(to limit: Int) -> String {
        // Counting characters costs more than counting bytes, which are never fewer.
        guard utf8.count > limit, count > limit else { return self }
        return "\(prefix(limit))\n… \(count - limit) more characters are in the report."
    }
}
