/// Why a PIN was not accepted.
public enum PINError: Error, Hashable, Sendable {
    /// It is not made of 4 to 12 digits.
    case malformed
    /// It is another one; the next guess is possible after so many seconds.
    case wrong(retryAfter: Int)
    /// Too many guesses were wrong; the next one is possible after so many seconds.
    case locked(retryAfter: Int)
    /// The household has none.
    case notSet
    /// What is stored is no PIN.
    case damaged
    /// It could not be hashed.
    case hashing
    /// It could not be read or stored.
    case storage(StorageError)
}

extension PINError {
    /// Creates the error of storage that failed; what is damaged there is the PIN.
    public init(_ error: StorageError) {
        if case .corrupt = error { self = .damaged } else { self = .storage(error) }
    }
}

extension PINError: ExplainedError {
    public var code: String {
        switch self {
        case .malformed: "pin.malformed"
        case .wrong: "pin.wrong"
        case .locked: "pin.locked"
        case .notSet: "pin.notSet"
        case .damaged: "pin.damaged"
        case .hashing: "pin.hashing"
        case .storage(let error): error.code
        }
    }

    public var message: String {
        switch self {
        case .malformed: "A PIN has 4 to 12 digits."
        case .wrong: "The PIN is wrong."
        case .locked: "The PIN is locked after too many wrong guesses."
        case .notSet: "There is no PIN."
        case .damaged: "The stored PIN is damaged."
        case .hashing: "The PIN couldn't be checked."
        case .storage(let error): error.message
        }
    }

    public var reason: String? {
        switch self {
        case .hashing: "There isn't enough memory."
        case .damaged: "Somebody has changed its file, or the disk has."
        case .storage(let error): error.reason
        case .malformed, .wrong, .locked, .notSet: nil
        }
    }

    public var recovery: RecoveryAction {
        switch self {
        case .malformed: .advised("Use digits that you can remember and a child can't guess.")
        case .wrong(retryAfter: 0), .hashing: .tryAgain
        case .wrong(let seconds), .locked(let seconds): .tryAgainLater(seconds: seconds)
        case .notSet: .advised("You can set one at any time.")
        case .damaged: .advised("Delete the file pin.json beside the settings, then set a PIN again.")
        case .storage(let error): error.recovery
        }
    }

    public var category: ErrorCategory {
        switch self {
        case .malformed: .invalidRequest
        case .wrong, .locked: .notAllowed
        case .notSet: .notFound
        case .damaged: .badData
        case .hashing: .temporary
        case .storage(let error): error.category
        }
    }

    public var severity: ErrorSeverity { .error }
}
