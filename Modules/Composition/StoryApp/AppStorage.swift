public import StoryCore

/// The parts of a library.
public struct AppStorage: Sendable {
    public var stories: any StoryRepository
    public var heroes: any HeroRepository
    public var events: any CustomEventRepository
    public var jobs: any JobRepository
    public var media: any MediaRepository
    public var settings: any SettingsRepository
    /// Where the library lies, for people.
    public var location: String

    /// Gathers the parts.
    public init(
        stories: any StoryRepository, heroes: any HeroRepository, events: any CustomEventRepository,
        jobs: any JobRepository, media: any MediaRepository, settings: any SettingsRepository, location: String
    ) {
        self.stories = stories
        self.heroes = heroes
        self.events = events
        self.jobs = jobs
        self.media = media
        self.settings = settings
        self.location = location
    }
}
