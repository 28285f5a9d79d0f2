public import LogFile
public import StoryCore

/// The shared repositories and services of a library, and the source of those that features own.
public struct AppStorage: Sendable {
    /// Stores stories, as a profile sees them.
    public var stories: any StoryLibraryRepository
    /// Provides the features' own repositories, of the same profile.
    public var repositories: any FeatureRepositorySourceContract
    /// Keeps audio and pictures.
    public var media: any BlobStore
    /// The settings of the household.
    public var settings: any SettingsRepository
    /// Stores the household's PIN.
    public var pins: any PINRepository
    /// Reports changes of the library by this or another process.
    public var observation: any LibraryObservation
    /// Checks and repairs the library.
    public var inspector: any LibraryInspector
    /// Backs up and restores the library.
    public var archiver: any LibraryArchiver
    /// Stores the natural voices.
    public var voices: any VoiceRepository
    /// Completes the library's main file; nil for a library in memory.
    public var checkpoint: (any LibraryCheckpoint)?
    /// The location of the library, for people.
    public var location: String
    /// The file of the log; nil for an app without one.
    public var logFile: LogFile?

    /// Creates the parts.
    public init(
        stories: any StoryLibraryRepository, repositories: any FeatureRepositorySourceContract,
        media: any BlobStore,
        settings: any SettingsRepository, pins: any PINRepository, observation: any LibraryObservation,
        inspector: any LibraryInspector,
        archiver: any LibraryArchiver, voices: any VoiceRepository, checkpoint: (any LibraryCheckpoint)? = nil,
        location: String, logFile: LogFile? = nil
    ) {
        self.stories = stories
        self.repositories = repositories
        self.media = media
        self.settings = settings
        self.pins = pins
        self.observation = observation
        self.inspector = inspector
        self.archiver = archiver
        self.voices = voices
        self.checkpoint = checkpoint
        self.location = location
        self.logFile = logFile
    }

    /// Returns the same library as another profile sees it.
    func viewed(by profile: ProfileID) -> AppStorage {
        var storage = self
        storage.stories = stories.viewed(by: profile)
        storage.repositories = repositories.viewed(by: profile)
        return storage
    }
}
