/// The settings of a household.
public struct AppSettings: Hashable, Sendable {
    /// The default length of a new story, in minutes.
    public var defaultMinutes: Int
    /// The default age group of a new story; nil for that of its event.
    public var defaultAgeBand: AgeBand?
    /// The default tone of a new story; nil for that of its event.
    public var defaultTone: StoryTone?
    /// The default language of a new story.
    public var language: LanguageCode
    /// The default voice of a new story; nil for the narrator's own default.
    public var defaultVoice: String?
    /// The authors in order of preference; the others follow in the program's own order.
    public var authors: [ProviderIdentifier]
    /// The narrators in order of preference, as with ``authors``.
    public var narrators: [ProviderIdentifier]
    /// The illustrators in order of preference, as with ``authors``.
    public var illustrators: [ProviderIdentifier]
    /// Whether new stories are illustrated.
    public var illustrationsEnabled: Bool
    /// The default style of illustrations.
    public var pictureStyle: PictureStyle
    /// Whether the narrator of a new story varies the voice by character.
    public var characterVoices: Bool
    /// Whether a new narrated story is played at once.
    public var playsNewStories: Bool
    /// The default playback speed.
    public var playbackSpeed: PlaybackSpeed
    /// The default volume, in per cent of the recorded one.
    public var volume: Int
    /// The default sleep timer; nil for none.
    public var sleepTimer: SleepTimerSetting?
    /// The default output.
    public var output: PlaybackOutput
    /// The colours of the app.
    public var theme: AppTheme
    /// The folder of daily backups, as a path from the root; nil for none.
    public var backupFolder: String?
    /// How many daily backups are kept.
    public var keptBackups: Int
    /// What is limited for children, unless their profiles say otherwise.
    public var controls: ParentalControls
    /// The values of features from other packages, by keys that begin with the feature's name and a full stop:
    /// "lullabies.order".
    public var others: [String: String]

    /// The volumes that stories can have, in per cent of the recorded one.
    public static let volumeRange = 1...100

    /// How many daily backups can be kept.
    public static let keptBackupsRange = 1...1000

    /// Creates settings; without arguments those of a new household.
    public init(
        defaultMinutes: Int = 5, defaultAgeBand: AgeBand? = nil, defaultTone: StoryTone? = nil,
        language: LanguageCode = .english, defaultVoice: String? = nil,
        authors: [ProviderIdentifier] = [], narrators: [ProviderIdentifier] = [],
        illustrators: [ProviderIdentifier] = [],
        illustrationsEnabled: Bool = true, pictureStyle: PictureStyle = .bright, characterVoices: Bool = true,
        playsNewStories: Bool = false, playbackSpeed: PlaybackSpeed = .normal, volume: Int = 100,
        sleepTimer: SleepTimerSetting? = nil, output: PlaybackOutput = .automatic, theme: AppTheme = .auto,
        backupFolder: String? = nil, keptBackups: Int = 7, controls: ParentalControls = ParentalControls(),
        others: [String: String] = [:]
    ) {
        self.defaultMinutes = defaultMinutes
        (self.defaultAgeBand, self.defaultTone) = (defaultAgeBand, defaultTone)
        self.language = language
        self.defaultVoice = defaultVoice
        (self.authors, self.narrators, self.illustrators) = (authors, narrators, illustrators)
        self.illustrationsEnabled = illustrationsEnabled
        self.pictureStyle = pictureStyle
        self.characterVoices = characterVoices
        self.playsNewStories = playsNewStories
        (self.playbackSpeed, self.volume) = (playbackSpeed, volume)
        self.sleepTimer = sleepTimer
        self.output = output
        self.theme = theme
        (self.backupFolder, self.keptBackups) = (backupFolder, keptBackups)
        self.controls = controls
        self.others = others
    }
}

/// The colours of the app.
public enum AppTheme: String, CaseIterable, Codable, Sendable {
    /// The terminal's own colours.
    case auto
    /// For dark backgrounds.
    case dark
    /// For light backgrounds.
    case light
    /// High contrast.
    case contrast
    /// Without any colour.
    case plain
}

/// Stores the settings.
public protocol SettingsRepository: Sendable {
    /// Returns the stored settings, or those of a new household.
    func settings() async throws(StorageError) -> AppSettings
    /// Reads and changes the settings; what others change at the same time is not lost. Nothing is written if nothing
    /// changes.
    ///
    /// - Returns: What the change answers, once the settings are stored.
    func update<Answer: Sendable>(
        _ change: @escaping @Sendable (inout AppSettings) -> Answer
    ) async throws(StorageError) -> Answer
    /// Returns a stream with a value whenever somebody changes the settings, in this program or another one; several
    /// changes may come as one. It ends with the task that reads it, or at once where files can't be watched.
    func settingsChanges() -> AsyncStream<Void>
}

extension SettingsRepository {
    /// Replaces all settings, whatever they were.
    public func save(_ settings: AppSettings) async throws(StorageError) {
        try await update { $0 = settings }
    }
}
