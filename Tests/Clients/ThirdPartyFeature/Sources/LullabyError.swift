import FeatureKit
import StoryCore

/// Why a request to the shelf failed.
enum LullabyError: FeatureError {
    /// The title is empty, too long or not a line.
    case noTitle
    /// The library could not be read or written.
    case storage(StorageError)
    /// The caller may not do this.
    case refused(AccessRefusal)
    /// The caller cancelled.
    case cancelled

    var code: String {
        switch self {
        case .noTitle: "lullabies.noTitle"
        case .storage(let error): error.code
        case .refused(let refusal): refusal.code
        case .cancelled: "lullabies.cancelled"
        }
    }

    var message: String {
        switch self {
        case .noTitle: "A lullaby needs a title of at most \(Lullaby.titleLimit) characters."
        case .storage(let error): error.message
        case .refused(let refusal): refusal.message
        case .cancelled: "Cancelled."
        }
    }

    var reason: String? {
        switch self {
        case .storage(let error): error.reason
        case .refused(let refusal): refusal.reason
        case .noTitle, .cancelled: nil
        }
    }

    var recovery: RecoveryAction {
        switch self {
        case .noTitle: .enterTitle(example: "Sleep, moon")
        case .storage(let error): error.recovery
        case .refused(let refusal): refusal.recovery
        case .cancelled: .tryAgain
        }
    }

    var category: ErrorCategory {
        switch self {
        case .noTitle: .invalidRequest
        case .storage(let error): error.category
        case .refused(let refusal): refusal.category
        case .cancelled: .cancelled
        }
    }

    var severity: ErrorSeverity { .error }
}
