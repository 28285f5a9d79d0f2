/// What a household has chosen.
public struct AppSettings: Hashable, Codable, Sendable {
    /// Length of a new story in minutes unless another is asked for.
    public var defaultMinutes: Int
    /// Language of a new story unless another is asked for.
    public var language: LanguageCode
    /// Voice of a new story unless another is asked for; nil for the narrator's own choice.
    public var defaultVoice: String?
    /// Whether new stories get pictures.
    public var illustrationsEnabled: Bool
    /// The colours of the app.
    public var theme: AppTheme

    /// Makes settings; without arguments those of a new household.
    public init(
        defaultMinutes: Int = 5, language: LanguageCode = .english, defaultVoice: String? = nil,
        illustrationsEnabled: Bool = true, theme: AppTheme = .auto
    ) {
        self.defaultMinutes = defaultMinutes
        self.language = language
        self.defaultVoice = defaultVoice
        self.illustrationsEnabled = illustrationsEnabled
        self.theme = theme
    }
}

/// The colours of the app.
public enum AppTheme: String, CaseIterable, Codable, Sendable {
    /// What suits the terminal.
    case auto
    /// For dark backgrounds.
    case dark
    /// For light backgrounds.
    case light
    /// For those who need clear differences.
    case contrast
}

/// Keeps the settings.
public protocol SettingsRepository: Sendable {
    /// The stored settings, or those of a new household if none are stored.
    func settings() async throws(StorageError) -> AppSettings
    /// Stores settings.
    func save(_ settings: AppSettings) async throws(StorageError)
}
