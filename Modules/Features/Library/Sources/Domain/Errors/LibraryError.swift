public import FeatureKit
public import StoryCore

/// Why the library could not do what was asked.
public enum LibraryError: Error, Hashable, Sendable {
    /// The hero cannot be made as asked.
    case hero(HeroError)
    /// The custom event cannot be made as asked.
    case event(CustomEventError)
    /// The story cannot be changed as asked.
    case edit(StoryEditError)
    /// Something that a person typed is not for children.
    case unsuitableInput(SafetyConcern)
    /// The library could not be read or written.
    case storage(StorageError)
    /// Whoever asked does not want to know any more.
    case cancelled
}

extension LibraryError: WrappingError {
    public var explained: any ExplainedError {
        switch self {
        case .hero(let error): error
        case .event(let error): error
        case .edit(let error): error
        case .unsuitableInput(let concern): UnsuitableInput(concern: concern)
        case .storage(let error): error
        case .cancelled: Cancellation()
        }
    }
}

/// Explains what a concern is about.
private struct UnsuitableInput: ExplainedError {
    let concern: SafetyConcern

    var code: String { "library.unsuitableInput" }
    var message: String { "'\(PlainText.quotation(concern.excerpt))' doesn't belong in a story for children." }
    var reason: String? { "It is about \(concern.reason)." }
    var recovery: RecoveryAction { .useOtherWords }
    var category: ErrorCategory { .notAllowed }
    var severity: ErrorSeverity { .error }
}

/// Explains that somebody stopped.
private struct Cancellation: ExplainedError {
    var code: String { "library.cancelled" }
    var message: String { "Stopped." }
    var reason: String? { nil }
    var recovery: RecoveryAction { .tryAgain }
    var category: ErrorCategory { .cancelled }
    var severity: ErrorSeverity { .notice }
}

extension LibraryError: InputError {}
