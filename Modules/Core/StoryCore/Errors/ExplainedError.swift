/// An error that people see: it says what happened, why, and what to do.
///
/// None of the texts may contain a secret, another user's path or a stack trace.
public protocol ExplainedError: Error {
    /// A stable name for programs, such as "storage.diskFull".
    var code: String { get }
    /// What happened, in one sentence.
    var message: String { get }
    /// Why it happened, in one sentence; nil if the message says it all.
    var reason: String? { get }
    /// What to do; each front end puts it into its own words.
    var recovery: RecoveryAction { get }
    /// What kind of failure it is, which determines the exit code.
    var category: ErrorCategory { get }
    /// How bad it is.
    var severity: ErrorSeverity { get }
}

/// How bad an error is.
public enum ErrorSeverity: String, Codable, Sendable {
    /// Somebody wanted this, such as cancelling.
    case notice
    /// Trying again may help.
    case warning
    /// Something has to change first.
    case error
    /// Data may be damaged.
    case critical
}
