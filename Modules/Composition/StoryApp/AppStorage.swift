public import StoryCore

/// The parts of a library.
public struct AppStorage: Sendable {
    /// Keeps stories.
    public var stories: any StoryLibraryRepository
    /// Keeps heroes.
    public var heroes: any HeroRepository
    /// Keeps custom events.
    public var events: any CustomEventRepository
    /// Keeps the journal of stories in the making.
    public var jobs: any JobRepository
    /// Keeps audio and pictures.
    public var media: any MediaRepository
    /// Keeps what the household has chosen.
    public var settings: any SettingsRepository
    /// Backs the library up and restores it.
    public var archiver: any LibraryArchiver
    /// Where the library lies, for people.
    public var location: String

    /// Gathers the parts.
    public init(
        stories: any StoryLibraryRepository, heroes: any HeroRepository, events: any CustomEventRepository,
        jobs: any JobRepository, media: any MediaRepository, settings: any SettingsRepository,
        archiver: any LibraryArchiver, location: String
    ) {
        self.stories = stories
        self.heroes = heroes
        self.events = events
        self.jobs = jobs
        self.media = media
        self.settings = settings
        self.archiver = archiver
        self.location = location
    }
}
