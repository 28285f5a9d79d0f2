public import StoryCore

/// Why a profile may not do something.
public enum AccessRefusal: Error, Hashable, Sendable {
    /// A parent has not allowed it.
    case notAllowed(AccessAction, profile: String)
    /// A parent has to approve the story first, which waits for that.
    case approvalNeeded(profile: String)
    /// Somebody has to enter the household's PIN first.
    case pinNeeded(AccessAction)
    /// A parent's limit is reached.
    case limit(AccessLimit, profile: String)
    /// The PIN was not accepted.
    case pin(PINError)
    /// The profile was deleted.
    case noProfile
    /// The profile could not be read; until it can, nothing is allowed.
    case storage(StorageError)
}

extension AccessRefusal: ExplainedError {
    /// The code of ``approvalNeeded(profile:)``, by which a job's failure says that it waits for approval.
    public static let approvalCode = "access.approvalNeeded"

    public var code: String {
        switch self {
        case .notAllowed: "access.notAllowed"
        case .approvalNeeded: Self.approvalCode
        case .pinNeeded: "access.pinNeeded"
        case .limit(let limit, _): limit.code
        case .pin(let error): error.code
        case .noProfile: "access.noProfile"
        case .storage(let error): error.code
        }
    }

    public var message: String {
        switch self {
        case .notAllowed(let action, let profile): "\(PlainText.quotation(profile)) can't \(action.words)."
        case .approvalNeeded(let profile):
            "\(PlainText.quotation(profile)) has asked for this story. It waits until a parent approves it."
        case .pinNeeded(.managePIN): "The current PIN is needed first."
        case .pinNeeded(let action): "The PIN is needed to \(action.words)."
        case .limit(let limit, let profile): limit.message(for: PlainText.quotation(profile))
        case .pin(let error): error.message
        case .noProfile: "This profile no longer exists."
        case .storage(let error): error.message
        }
    }

    public var reason: String? {
        switch self {
        case .notAllowed: "Parents decide that for each profile."
        case .limit: "Parents set that limit."
        case .approvalNeeded, .pinNeeded: nil
        case .pin(let error): error.reason
        case .noProfile: nil
        case .storage(let error): error.reason
        }
    }

    public var recovery: RecoveryAction {
        switch self {
        case .notAllowed: .advised("Ask a parent.")
        case .approvalNeeded: .approveStory
        case .pinNeeded: .enterPIN
        case .limit(let limit, _): .advised(limit.advice)
        case .pin(let error): error.recovery
        case .noProfile: .advised("Switch to another profile.")
        case .storage(let error): error.recovery
        }
    }

    public var category: ErrorCategory {
        switch self {
        case .notAllowed, .approvalNeeded, .pinNeeded, .limit, .noProfile: .notAllowed
        case .pin(let error): error.category
        case .storage(let error): error.category
        }
    }

    public var severity: ErrorSeverity {
        switch self {
        case .notAllowed, .pinNeeded, .noProfile: .error
        case .limit, .approvalNeeded: .notice
        case .pin(let error): error.severity
        case .storage(let error): error.severity
        }
    }
}
