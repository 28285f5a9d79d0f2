public import FeatureKit
public import StoryCore

/// Why a setting could not be shown or changed.
public enum SettingsError: Error, Hashable, Sendable {
    /// No setting has this key; these are the keys.
    case unknownKey(String, known: [String])
    /// The value does not suit the setting with this key; these do, or what the last part says.
    case invalidValue(String, key: String, allowed: [String], other: String?)
    /// The settings could not be read or written.
    case storage(StorageError)
    /// The caller may not do this.
    case refused(AccessRefusal)
    /// The caller cancelled the request.
    case cancelled
}

extension SettingsError: ExplainedError {
    public var code: String {
        switch self {
        case .unknownKey: "settings.unknownKey"
        case .invalidValue: "settings.invalidValue"
        case .storage(let error): error.code
        case .refused(let refusal): refusal.code
        case .cancelled: "settings.cancelled"
        }
    }

    public var message: String {
        switch self {
        case .unknownKey(let key, _): "There is no setting '\(PlainText.quotation(key))'."
        case .invalidValue(let value, let key, _, _): "'\(PlainText.quotation(value))' isn't a value of '\(key)'."
        case .storage(let error): error.message
        case .refused(let refusal): refusal.message
        case .cancelled: "Changing the settings was stopped."
        }
    }

    public var reason: String? {
        switch self {
        case .unknownKey(_, let known): "The settings are \(known.joined(separator: ", "))."
        case .invalidValue(_, _, let allowed, let other):
            "It can be \(allowed.joined(separator: ", "))\(other.map { ", or \($0)" } ?? "")."
        case .storage(let error): error.reason
        case .refused(let refusal): refusal.reason
        case .cancelled: nil
        }
    }

    public var recovery: RecoveryAction {
        switch self {
        case .unknownKey(let key, let known):
            switch NameSimilarity.names(similarTo: key, in: known) {
            case let near where near.isEmpty || near.count == known.count: .chooseListed
            case let near: .chooseOne(of: near)
            }
        case .invalidValue: .chooseListed
        case .storage(let error): error.recovery
        case .refused(let refusal): refusal.recovery
        case .cancelled: .tryAgain
        }
    }

    public var category: ErrorCategory {
        switch self {
        case .unknownKey, .invalidValue: .invalidRequest
        case .storage(let error): error.category
        case .refused(let refusal): refusal.category
        case .cancelled: .cancelled
        }
    }

    public var severity: ErrorSeverity {
        switch self {
        case .storage(let error): error.severity
        case .refused(let refusal): refusal.severity
        case .cancelled: .notice
        case .unknownKey, .invalidValue: .error
        }
    }
}

extension SettingsError: FeatureError {}
