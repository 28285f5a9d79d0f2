public import StoryCore

/// Why the tables that English is read with could not be loaded.
public enum PhonemeDataError: ExplainedError, Hashable, Sendable {
    /// A file is missing or cannot be opened; its name.
    case missing(file: String)
    /// A file is not what it has to be; its name.
    case damaged(file: String)
    /// zlib, which unpacks the tables, could not be used.
    case library(ProviderError)

    public var code: String {
        switch self {
        case .missing: "phonemes.missing"
        case .damaged: "phonemes.damaged"
        case .library(let error): error.code
        }
    }

    public var message: String {
        switch self {
        case .missing(let file): "The voice's file \(file) couldn't be opened."
        case .damaged(let file): "The voice's file \(file) is damaged."
        case .library(let error): error.message
        }
    }

    public var reason: String? {
        guard case .library(let error) = self else { return nil }
        return error.reason
    }

    public var recovery: RecoveryAction {
        switch self {
        case .missing, .damaged: .installVoice(named: nil)
        case .library(let error): error.recovery
        }
    }

    public var category: ErrorCategory {
        switch self {
        case .missing, .damaged: .badData
        case .library(let error): error.category
        }
    }

    public var severity: ErrorSeverity { .error }
}
