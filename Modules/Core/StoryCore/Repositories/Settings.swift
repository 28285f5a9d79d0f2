/// What a household has chosen.
public struct AppSettings: Hashable, Sendable {
    /// Length of a new story in minutes unless another is asked for.
    public var defaultMinutes: Int
    /// Language of a new story unless another is asked for.
    public var language: LanguageCode
    /// Voice of a new story unless another is asked for; nil for the narrator's own choice.
    public var defaultVoice: String?
    /// The narrators in the order in which they are asked to narrate a new story; those that are not named follow in
    /// the program's own order.
    public var narrators: [ProviderIdentifier]
    /// Whether new stories get pictures.
    public var illustrationsEnabled: Bool
    /// By which hand the pictures of a new story are drawn unless another is asked for.
    public var pictureStyle: PictureStyle
    /// Whether the narrator's voice changes a little with who speaks in a new story.
    public var characterVoices: Bool
    /// Whether a new story with a narration is played as soon as it is made.
    public var playsNewStories: Bool
    /// How fast stories are told unless another speed is chosen for a session.
    public var playbackSpeed: PlaybackSpeed
    /// When playing stops by itself unless another time is chosen for a session; nil for never.
    public var sleepTimer: SleepTimerSetting?
    /// Where the sound goes unless another place is chosen for a session.
    public var output: PlaybackOutput
    /// The colours of the app.
    public var theme: AppTheme

    /// Makes settings; without arguments those of a new household.
    public init(
        defaultMinutes: Int = 5, language: LanguageCode = .english, defaultVoice: String? = nil,
        narrators: [ProviderIdentifier] = [],
        illustrationsEnabled: Bool = true, pictureStyle: PictureStyle = .bright, characterVoices: Bool = true,
        playsNewStories: Bool = false, playbackSpeed: PlaybackSpeed = .normal,
        sleepTimer: SleepTimerSetting? = nil, output: PlaybackOutput = .automatic, theme: AppTheme = .auto
    ) {
        self.defaultMinutes = defaultMinutes
        self.language = language
        self.defaultVoice = defaultVoice
        self.narrators = narrators
        self.illustrationsEnabled = illustrationsEnabled
        self.pictureStyle = pictureStyle
        self.characterVoices = characterVoices
        self.playsNewStories = playsNewStories
        self.playbackSpeed = playbackSpeed
        self.sleepTimer = sleepTimer
        self.output = output
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
