public import StoryCore

/// Why a profile may not do something.
public enum AccessRefusal: Error, Hashable, Sendable {
    /// A parent has not allowed it.
    case notAllowed(AccessAction, profile: String)
    /// The profile was deleted.
    case noProfile
    /// The profile could not be read; until it can, nothing is allowed.
    case storage(StorageError)
}

extension AccessRefusal: ExplainedError {
    public var code: String {
        switch self {
        case .notAllowed: "access.notAllowed"
        case .noProfile: "access.noProfile"
        case .storage(let error): error.code
        }
    }

    public var message: String {
        switch self {
        case .notAllowed(let action, let profile): "\(PlainText.quotation(profile)) can't \(action.words)."
        case .noProfile: "This profile no longer exists."
        case .storage(let error): error.message
        }
    }

    public var reason: String? {
        switch self {
        case .notAllowed: "Parents decide that for each profile."
        case .noProfile: nil
        case .storage(let error): error.reason
        }
    }

    public var recovery: RecoveryAction {
        switch self {
        case .notAllowed: .advised("Ask a parent.")
        case .noProfile: .advised("Switch to another profile.")
        case .storage(let error): error.recovery
        }
    }

    public var category: ErrorCategory {
        switch self {
        case .notAllowed, .noProfile: .notAllowed
        case .storage(let error): error.category
        }
    }

    public var severity: ErrorSeverity {
        switch self {
        case .notAllowed, .noProfile: .error
        case .storage(let error): error.severity
        }
    }
}
