public import struct Foundation.Date

/// The result of a test, or of a case of a parameterised test.
public struct TestResult: Hashable, Sendable {
    /// The outcome of a test.
    public enum Outcome: Hashable, Sendable {
        case passed
        /// It did not run, or gave up by itself, for a reason if one was given.
        case skipped(reason: String?)
        /// It ran to its end, and something did not hold: the element `failure`.
        case failed(TestProblem)
        /// Something kept it from running to its end: the element `error`.
        case broken(TestProblem)
    }

    /// The test's name, with the arguments of its case; unlike that of every other result of its class.
    public var name: String
    /// The suite's name with those around it, dotted, and its module in front.
    public var className: String
    /// The source position of the test.
    public var location: SourcePosition?
    /// When it began.
    public var started: Date?
    /// The duration in seconds.
    public var seconds: Double
    /// The outcome.
    public var outcome: Outcome
    /// What went wrong in earlier attempts, the first one first; without retries there are none.
    public var earlierProblems: [TestProblem]
    /// Tags, bugs, display name, known issues and whatever else is known, in order.
    public var properties: [TestProperty]
    /// What the test wrote, and warnings.
    public var output: String
    /// What the test wrote as errors.
    public var errorOutput: String

    /// Creates a result.
    public init(
        name: String, className: String, location: SourcePosition? = nil, started: Date? = nil, seconds: Double = 0,
        outcome: Outcome = .passed, earlierProblems: [TestProblem] = [], properties: [TestProperty] = [],
        output: String = "", errorOutput: String = ""
    ) {
        self.name = name
        self.className = className
        self.location = location
        self.started = started
        self.seconds = seconds
        self.outcome = outcome
        self.earlierProblems = earlierProblems
        self.properties = properties
        self.output = output
        self.errorOutput = errorOutput
    }
}

/// A named fact about a test or a suite.
public struct TestProperty: Hashable, Sendable {
    /// The name of the property, such as "tag".
    public var name: String
    /// What it says.
    public var value: String

    /// Creates a property.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
