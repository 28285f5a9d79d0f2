/// An error that explains itself to people: what happened, why, and what to do.
///
/// No text may contain a secret, a path of another user's, or a stack trace.
public protocol ExplainedError: Error {
    /// A stable code for programs, such as "storage.diskFull".
    var code: String { get }
    /// What happened, in one sentence.
    var message: String { get }
    /// Why it happened, as one sentence; nil if the message covers it.
    var reason: String? { get }
    /// What to do, as an action that each front end puts into its own words.
    var recovery: RecoveryAction { get }
    /// The category, from which exit codes follow.
    var category: ErrorCategory { get }
    /// The severity of an error.
    var severity: ErrorSeverity { get }
}

/// An error that says what another one says.
public protocol WrappingError: ExplainedError {
    /// What it says.
    var explained: any ExplainedError { get }
}

extension WrappingError {
    public var code: String { explained.code }
    public var message: String { explained.message }
    public var reason: String? { explained.reason }
    public var recovery: RecoveryAction { explained.recovery }
    public var category: ErrorCategory { explained.category }
    public var severity: ErrorSeverity { explained.severity }
}

/// How bad an error is.
public enum ErrorSeverity: String, Codable, Sendable {
    /// A deliberate outcome, such as cancelling.
    case notice
    /// A retry may help.
    case warning
    /// Something must be changed first.
    case error
    /// Data may be damaged.
    case critical
}
