public import StoryCore

/// The kind of a plugin, by its name for people.
public struct PluginKind: RawRepresentable, Hashable, Sendable {
    /// The name in the singular: "narrator".
    public let rawValue: String

    /// Names a kind.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A feature of the app.
    public static let feature = PluginKind(rawValue: "feature")
    /// A setting, by its key.
    public static let setting = PluginKind(rawValue: "setting")
    /// What writes stories.
    public static let author = PluginKind(rawValue: "author")
    /// What reads them aloud.
    public static let narrator = PluginKind(rawValue: "narrator")
    /// What draws their pictures.
    public static let illustrator = PluginKind(rawValue: "illustrator")
    /// What plays narrations.
    public static let engine = PluginKind(rawValue: "engine")
}

/// An error of registering or finding a plugin.
public enum RegistryError: Error, Hashable, Sendable {
    /// This kind and identifier is registered already.
    case duplicate(PluginKind, String)
    /// No plugin of this kind has the identifier, which is empty if any would do; `known` lists those that exist.
    case unknown(PluginKind, String, known: [String])
    /// No plugin of this kind supports the language; `known` lists those that exist.
    case language(LanguageCode, kind: PluginKind, known: [String])
    /// The narrator has no installed voice.
    case noVoice(ProviderIdentifier)
    /// The illustrator does not support the style; `known` lists those that it does.
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
        // An unknown name is a typing error, unless there is no plugin of this kind at all.
        case .unknown(_, _, known: []), .noVoice: .unavailable
        case .duplicate, .unknown, .language, .style: .invalidRequest
        }
    }

    public var severity: ErrorSeverity { .error }
}
