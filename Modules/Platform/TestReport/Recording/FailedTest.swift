/// A test to run again.
public struct FailedTest: Hashable, Sendable {
    /// The suite's name with those around it, dotted, and its module in front.
    public var className: String
    /// The test's name without arguments, as its function is written: `adds(_:)`, or XCTest's `testAdds`.
    public var function: String
    /// Whether it is one of the event stream's; the others came from the console.
    public var hasEvents: Bool

    /// Creates a failed test.
    public init(className: String, function: String, hasEvents: Bool) {
        self.className = className
        self.function = function
        self.hasEvents = hasEvents
    }
}
