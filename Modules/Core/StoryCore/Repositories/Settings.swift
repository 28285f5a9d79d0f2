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

    /// Makes settings; without arguments those of a new household.
    public init(
        defaultMinutes: Int = 5, language: LanguageCode = .english, defaultVoice: String? = nil,
        illustrationsEnabled: Bool = true
    ) {
        self.defaultMinutes = defaultMinutes
        self.language = language
        self.defaultVoice = defaultVoice
        self.illustrationsEnabled = illustrationsEnabled
    }
}

/// Keeps the settings.
public protocol SettingsRepository: Sendable {
    /// The stored settings, or those of a new household if none are stored.
    func settings() async throws(StorageError) -> AppSettings
    /// Stores settings.
    func save(_ settings: AppSettings) async throws(StorageError)
}
