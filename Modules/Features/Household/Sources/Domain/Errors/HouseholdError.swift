public import FeatureKit
public import StoryCore

/// Why a request to the feature failed.
public enum HouseholdError: Error, Hashable, Sendable {
    /// The name has no visible character.
    case blankName
    /// The name, or what is chosen, is too long.
    case text(TextLimitError)
    /// What was given as a language can't be the code of one.
    case badLanguage(LanguageCode)
    /// A limit is out of its range.
    case limitOutOfRange(Int, ClosedRange<Int>)
    /// The new PIN was typed in two ways.
    case pinsDiffer
    /// The PIN can't be set or removed.
    case pin(PINError)
    /// The first profile is a parent's, and sees everything.
    case firstIsParent
    /// The first profile can't be deleted.
    case firstStays
    /// Storage couldn't be read or written.
    case storage(StorageError)
    /// The caller may not do this.
    case refused(AccessRefusal)
    /// The caller cancelled the request.
    case cancelled
}

extension HouseholdError: ExplainedError {
    public var code: String {
        switch self {
        case .blankName: "household.blankName"
        case .badLanguage: "household.badLanguage"
        case .limitOutOfRange: "household.limitOutOfRange"
        case .pinsDiffer: "household.pinsDiffer"
        case .pin(let error): error.code
        case .firstIsParent: "household.firstIsParent"
        case .firstStays: "household.firstStays"
        case .text(let error): error.code
        case .storage(let error): error.code
        case .refused(let refusal): refusal.code
        case .cancelled: "household.cancelled"
        }
    }

    public var message: String {
        switch self {
        case .blankName: "The name is empty."
        case .badLanguage(let language): "'\(PlainText.quotation(language.rawValue))' isn't the code of a language."
        case .limitOutOfRange(let amount, _): "A limit of \(amount) isn't possible."
        case .pinsDiffer: "The two PINs differ."
        case .pin(let error): error.message
        case .firstIsParent: "The first profile is always a parent's, and sees every story."
        case .firstStays: "The first profile can't be deleted."
        case .text(let error): error.message
        case .storage(let error): error.message
        case .refused(let refusal): refusal.message
        case .cancelled: "Cancelled."
        }
    }

    public var reason: String? {
        switch self {
        case .text(let error): error.reason
        case .pin(let error): error.reason
        case .limitOutOfRange(_, let range): "It can be \(range.lowerBound) to \(range.upperBound)."
        case .storage(let error): error.reason
        case .refused(let refusal): refusal.reason
        case .firstStays: "It holds everything from before other profiles were added."
        case .badLanguage: "Languages have codes such as en, de or pt-br."
        case .blankName, .pinsDiffer, .firstIsParent, .cancelled: nil
        }
    }

    public var recovery: RecoveryAction {
        switch self {
        case .blankName: .enterName(example: "Ben")
        case .badLanguage: .advised("Use the code of a language in which stories are made.")
        case .limitOutOfRange: .advised("Enter a number in that range, or none.")
        case .pinsDiffer: .advised("Enter the same PIN twice.")
        case .pin(let error): error.recovery
        case .firstIsParent: .advised("Add another profile for a child.")
        case .firstStays: .advised("Rename it instead.")
        case .text(let error): error.recovery
        case .storage(let error): error.recovery
        case .refused(let refusal): refusal.recovery
        case .cancelled: .tryAgain
        }
    }

    public var category: ErrorCategory {
        switch self {
        case .blankName, .badLanguage, .limitOutOfRange, .pinsDiffer, .firstIsParent, .firstStays: .invalidRequest
        case .pin(let error): error.category
        case .text(let error): error.category
        case .storage(let error): error.category
        case .refused(let refusal): refusal.category
        case .cancelled: .cancelled
        }
    }

    public var severity: ErrorSeverity {
        switch self {
        case .blankName, .badLanguage, .limitOutOfRange, .pinsDiffer, .firstIsParent, .firstStays: .error
        case .pin(let error): error.severity
        case .text(let error): error.severity
        case .storage(let error): error.severity
        case .refused(let refusal): refusal.severity
        case .cancelled: .notice
        }
    }
}

extension HouseholdError: FeatureError {}
