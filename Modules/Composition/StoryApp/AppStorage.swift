public import StoryCore

/// The parts of a library.
public struct AppStorage: Sendable {
    /// Keeps stories.
    public var stories: any StoryLibraryRepository
    /// Keeps heroes.
    public var heroes: any HeroRepository
    /// Keeps custom events.
    public var events: any CustomEventRepository
    /// Keeps collections.
    public var collections: any CollectionRepository
    /// Keeps what a family has reached.
    public var achievements: any AchievementRepository
    /// Keeps the journal of stories in the making.
    public var jobs: any JobRepository
    /// Keeps positions, play counts, sessions and the queue.
    public var playback: any PlaybackRepository
    /// Sums up what was listened to.
    public var listening: any ListeningRepository
    /// Keeps audio and pictures.
    public var media: any MediaRepository
    /// Keeps what the household has chosen.
    public var settings: any SettingsRepository
    /// Tells what changes, in this process or in another.
    public var observation: any LibraryObservation
    /// Looks whether the library is whole.
    public var inspector: any LibraryInspector
    /// Puts the library into a file and takes it out again.
    public var archiver: any LibraryArchiver
    /// Keeps the voices that do not come with the system.
    public var voices: any VoiceRepository
    /// Makes the library's main file complete; nil for a library that is in no file.
    public var checkpoint: (any LibraryCheckpoint)?
    /// Where the library lies, for people.
    public var location: String

    /// Gathers the parts.
    public init(
        stories: any StoryLibraryRepository, heroes: any HeroRepository, events: any CustomEventRepository,
        collections: any CollectionRepository, achievements: any AchievementRepository, jobs: any JobRepository,
        playback: any PlaybackRepository, listening: any ListeningRepository, media: any MediaRepository,
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
