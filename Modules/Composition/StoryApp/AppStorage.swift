public import StoryCore

/// The repositories and services of a library.
public struct AppStorage: Sendable {
    /// Stores stories.
    public var stories: any StoryLibraryRepository
    /// Stores heroes.
    public var heroes: any HeroRepository
    /// Stores custom events.
    public var events: any CustomEventRepository
    /// Stores collections.
    public var collections: any CollectionRepository
    /// Stores achievements.
    public var achievements: any AchievementRepository
    /// Stores generation jobs, their journals, and the queue in which they wait.
    public var jobs: any JobRepository & JobQueue
    /// Stores positions, play counts, sessions and the queue.
    public var playback: any PlaybackRepository
    /// Sums up what was listened to.
    public var listening: any ListeningRepository
    /// Keeps audio and pictures.
    public var media: any BlobStore
    /// The settings of the household.
    public var settings: any SettingsRepository
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

    /// Creates the parts.
    public init(
        stories: any StoryLibraryRepository, heroes: any HeroRepository, events: any CustomEventRepository,
        collections: any CollectionRepository, achievements: any AchievementRepository,
        jobs: any JobRepository & JobQueue,
        playback: any PlaybackRepository, listening: any ListeningRepository, media: any BlobStore,
        settings: any SettingsRepository,
        observation: any LibraryObservation, inspector: any LibraryInspector, archiver: any LibraryArchiver,
        voices: any VoiceRepository,
        checkpoint: (any LibraryCheckpoint)? = nil, location: String
    ) {
        self.stories = stories
        self.heroes = heroes
        self.events = events
        self.collections = collections
        self.achievements = achievements
        self.jobs = jobs
        self.playback = playback
        self.listening = listening
        self.media = media
        self.settings = settings
        self.observation = observation
        self.inspector = inspector
        self.archiver = archiver
        self.voices = voices
        self.checkpoint = checkpoint
        self.location = location
    }
}
