public import StoryCore

/// The kinds of plugins.
public enum PluginKind: String, Sendable {
    case feature, author, narrator, illustrator, engine
}

/// Why a plugin can't be added or found.
public enum RegistryError: Error, Hashable, Sendable {
    /// Something of this kind and identifier is registered already.
    case duplicate(PluginKind, String)
    /// Nothing of this kind has this identifier (empty if any would do); the known ones are given.
    case unknown(PluginKind, String, known: [String])
    /// No plugin of this kind knows the language; the known ones are given.
    case language(LanguageCode, kind: PluginKind, known: [String])
    /// The narrator has no voice, since none is installed.
    case noVoice(ProviderIdentifier)
    /// The illustrator doesn't draw in this style; the known ones are given.
    case style(PictureStyle, known: [PictureStyle])
}

extension RegistryError: ExplainedError {
    public var code: String {
        switch self {
        case .duplicate: "registry.duplicate"
        case .unknown: "registry.unknown"
        case .language: "registry.language"
        case .noVoice: "registry.noVoice"
        case .style: "registry.style"
        }
    }

    public var message: String {
        switch self {
        case .duplicate(let kind, let identifier): "Two \(kind.rawValue)s are called '\(identifier)'."
        case .unknown(let kind, "", _): "No \(kind.rawValue) is available."
        case .unknown(let kind, let identifier, _):
            "No \(kind.rawValue) called '\(PlainText.quotation(identifier))'."
        case .language(let language, let kind, _):
            "No \(kind.rawValue) \(kind == .narrator ? "speaks" : "writes in") '\(PlainText.quotation(language.rawValue))'."
        case .noVoice(let narrator): "The narrator '\(PlainText.quotation(narrator.rawValue))' has no voice yet."
        case .style(let style, _): "No picture style called '\(PlainText.quotation(style.rawValue))'."
        }
    }

    public var reason: String? {
        switch self {
        case .noVoice: nil
        case .duplicate: "Each plugin of a kind needs its own identifier."
        case .unknown(_, _, known: []), .language(_, kind: _, known: []): "None is registered."
        case .unknown(_, _, let known), .language(_, _, let known): "Available: \(known.joined(separator: ", "))."
        case .style(_, let known): "Available: \(known.map(\.rawValue).joined(separator: ", "))."
        }
    }

    public var recovery: RecoveryAction {
        switch self {
        case .duplicate: .renamePlugin
        case .unknown(_, _, known: []), .language(_, kind: _, known: []): .registerPlugin
        case .noVoice: .installVoiceOrChangeNarrator
        case .unknown, .language, .style: .chooseListed
        }
    }

    public var category: ErrorCategory {
        switch self {
        // Whoever names one that does not exist has mistyped it, unless there is none at all.
        case .unknown(_, _, known: []), .noVoice: .unavailable
        case .duplicate, .unknown, .language, .style: .invalidRequest
        }
    }

    public var severity: ErrorSeverity { .error }
}
