public import StoryCore

/// Everything that the library depends on; each part can be replaced.
public struct LibraryDependencies: Sendable {
    /// Where stories are kept.
    public var stories: any StoryLibraryRepository
    /// Where heroes are kept.
    public var heroes: any HeroRepository
    /// Where custom events are kept.
    public var events: any CustomEventRepository
    /// Where new identifiers come from.
    public var random: @Sendable () -> UInt64

    /// Gathers the dependencies.
    public init(
        stories: any StoryLibraryRepository, heroes: any HeroRepository, events: any CustomEventRepository,
        random: @escaping @Sendable () -> UInt64
    ) {
        self.stories = stories
        self.heroes = heroes
        self.events = events
        self.random = random
    }
}
