public import FeatureKit
public import StoryCore

/// An error of the feature.
public enum LibraryError: Error, Hashable, Sendable {
    /// The hero is invalid.
    case hero(HeroError)
    /// The custom event is invalid.
    case event(CustomEventError)
    /// The edit of the story is invalid.
    case edit(StoryEditError)
    /// Something that a person typed is unsuitable for children.
    case unsuitableInput(SafetyConcern)
    /// Whether what a person typed is suitable can't be told now.
    case uncheckedInput(ProviderError)
    /// The library couldn't be read or written.
    case storage(StorageError)
    /// The caller may not do this.
    case refused(AccessRefusal)
    /// The caller cancelled.
    case cancelled
}

extension LibraryError: WrappingError {
    public var explained: any ExplainedError {
        switch self {
        case .hero(let error): error
        case .event(let error): error
        case .edit(let error): error
        case .unsuitableInput(let concern): UnsuitableInput(concern: concern)
        case .uncheckedInput(let error): error
        case .storage(let error): error
        case .refused(let refusal): refusal
        case .cancelled: Cancellation()
        }
    }
}

/// Explains a concern.
private struct UnsuitableInput: ExplainedError {
    let concern: SafetyConcern

    var code: String { "library.unsuitableInput" }
    var message: String { "'\(PlainText.quotation(concern.excerpt))' doesn't belong in a story for children." }
    var reason: String? { concern.reason }
    var recovery: RecoveryAction { .useOtherWords }
    var category: ErrorCategory { .notAllowed }
    var severity: ErrorSeverity { .error }
}

/// Explains a cancellation.
private struct Cancellation: ExplainedError {
    var code: String { "library.cancelled" }
    var message: String { "Stopped." }
    var reason: String? { nil }
    var recovery: RecoveryAction { .tryAgain }
    var category: ErrorCategory { .cancelled }
    var severity: ErrorSeverity { .notice }
}

extension LibraryError: InputError {}
