public import struct Foundation.Date

/// A piece of a report, in the order of the file.
public enum ReportPart: Hashable, Sendable {
    /// A suite begins; its results follow, and the suites in it.
    case suite(SuiteFacts)
    /// A fact about the suite that began last and has not ended.
    case suiteProperty(TestProperty)
    /// What a suite wrote.
    case suiteOutput(String)
    /// What a suite wrote as errors.
    case suiteErrorOutput(String)
    /// A test, or one case of a parameterised test.
    case result(TestResult)
    /// The suite that began last and has not ended ends.
    case suiteEnd
}

/// What a report says of a suite before its tests; the counts are those of the results that follow.
public struct SuiteFacts: Hashable, Sendable {
    /// Its name with those around it, dotted.
    public var name: String
    /// When it began.
    public var started: Date?
    /// The machine it ran on.
    public var host: String?
    /// How long it took, in seconds.
    public var seconds: Double?

    /// Makes the facts.
    public init(name: String, started: Date? = nil, host: String? = nil, seconds: Double? = nil) {
        self.name = name
        self.started = started
        self.host = host
        self.seconds = seconds
    }
}
