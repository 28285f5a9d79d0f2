/// How the process that ran the tests came to its end.
public struct ProcessEnd: Hashable, Sendable {
    /// What ended it.
    public enum Cause: Hashable, Sendable {
        /// It left by itself, with this exit code.
        case exited(Int32)
        /// A signal ended it: its name, such as "SIGSEGV".
        case signal(String)
        /// The run was stopped, such as by Ctrl-C.
        case interrupted
        /// The end was not observed; only the events are there.
        case unknown
    }

    /// What ended it.
    public var cause: Cause
    /// What the process said of it, such as "Fatal error: Index out of range", if it said anything.
    public var message: String?
    /// The backtrace as the console shows it, or nothing.
    public var backtrace: String

    /// Creates an end.
    public init(_ cause: Cause, message: String? = nil, backtrace: String = "") {
        self.cause = cause
        self.message = message
        self.backtrace = backtrace
    }
}
