public import StoryCore

/// What can be plugged in.
public enum PluginKind: String, Sendable {
    case feature, author, narrator, illustrator, engine
}

/// Why a plugin cannot be added or found.
public enum RegistryError: Error, Hashable, Sendable {
    /// Something of this kind and identifier is registered already.
    case duplicate(PluginKind, String)
    /// Nothing of this kind has this identifier (empty if any would do); the known ones are given.
    case unknown(PluginKind, String, known: [String])
    /// Nobody of this kind knows the language; the known ones are given.
    case language(LanguageCode, kind: PluginKind, known: [String])
}

extension RegistryError: ExplainedError {
    public var code: String {
        switch self {
        case .duplicate: "registry.duplicate"
        case .unknown: "registry.unknown"
        case .language: "registry.language"
        }
    }

    public var message: String {
        switch self {
        case .duplicate(let kind, let identifier): "There are two \(kind.rawValue)s called '\(identifier)'."
        case .unknown(let kind, "", _): "There is no \(kind.rawValue)."
        case .unknown(let kind, let identifier, _):
            "There is no \(kind.rawValue) '\(PlainText.quotation(identifier))'."
        case .language(let language, let kind, _):
            "No \(kind.rawValue) here knows the language '\(PlainText.quotation(language.rawValue))'."
        }
    }

    public var reason: String? {
        switch self {
        case .duplicate: "Every plugin of a kind needs an identifier of its own."
        case .unknown(_, _, known: []), .language(_, kind: _, known: []): "None is registered."
        case .unknown(_, _, let known), .language(_, _, let known): "There are: \(known.joined(separator: ", "))."
        }
    }

    public var recovery: String {
        switch self {
        case .duplicate: "Rename or remove one of them."
        case .unknown(_, _, known: []), .language(_, kind: _, known: []): "Register one, or do without."
        case .unknown, .language: "Choose one of those."
        }
    }

    public var severity: ErrorSeverity { .error }
}
