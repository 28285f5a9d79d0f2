/// What went wrong in a test: all its issues together, since a report has one element for them.
public struct TestProblem: Hashable, Sendable {
    /// What kind of thing went wrong first.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// An expectation or a requirement did not hold, or an issue was recorded by hand.
        case expectation = "expectation failed"
        /// An error was thrown and not caught.
        case thrownError = "error thrown"
        /// Something was confirmed more or less often than it had to be.
        case confirmation = "confirmation failed"
        /// A known issue did not happen.
        case knownIssueMissed = "known issue not recorded"
        /// The test took longer than it may.
        case timeLimit = "time limit exceeded"
        /// The process ended while the test was running.
        case crash
        /// The process ended before the test could start.
        case notRun = "not run"
        /// A suite or a scope around the test failed, or the testing library did.
        case system
    }

    /// What kind of thing went wrong first.
    public var kind: Kind
    /// One line on the first thing that went wrong.
    public var message: String
    /// Every issue with its file and line, comments and errors; a backtrace where there is one.
    public var details: String

    /// Creates a problem.
    public init(kind: Kind, message: String, details: String = "") {
        self.kind = kind
        self.message = message
        self.details = details
    }
}
