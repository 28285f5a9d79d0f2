public import struct Foundation.Date

/// What a report says of a suite before its tests.
public struct TestSuiteSummary: Hashable, Sendable {
    /// The suite's name with those around it, dotted, and its module in front.
    public var name: String
    /// When its first test began.
    public var started: Date?
    /// The sum of its tests' times, in seconds.
    public var seconds: Double
    /// The counts by outcome.
    public var counts: TestCounts
    /// Display name, tags and bugs of the suite itself.
    public var properties: [TestProperty]
    /// The machine it ran on, where that is not the one that the whole report is of.
    public var hostname: String?

    /// Creates a summary.
    public init(
        name: String, started: Date? = nil, seconds: Double = 0, counts: TestCounts = TestCounts(),
        properties: [TestProperty] = [], hostname: String? = nil
    ) {
        self.name = name
        self.started = started
        self.seconds = seconds
        self.counts = counts
        self.properties = properties
        self.hostname = hostname
    }
}
