/// An error that people meet: it says what happened, why, and what to do.
///
/// None of the texts may hold a secret, a path of another user's or a stack trace.
public protocol ExplainedError: Error {
    /// A stable name for programs, such as "storage.diskFull".
    var code: String { get }
    /// What happened, as one sentence.
    var message: String { get }
    /// Why it happened, as one sentence; nil if the message says it all.
    var reason: String? { get }
    /// What to do; each front end puts it into words of its own.
    var recovery: RecoveryAction { get }
    /// What kind of failure it is, from which exit codes follow.
    var category: ErrorCategory { get }
    /// How bad it is.
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
    /// Somebody chose this, such as cancelling.
    case notice
    /// Trying again may help.
    case warning
    /// Something has to be changed first.
    case error
    /// Data may be damaged.
    case critical
}
