public import Foundation
public import StoryCore

/// Everything that the library depends on; each part can be replaced.
public struct LibraryDependencies: Sendable {
    /// Where stories are stored.
    public var stories: any StoryLibraryRepository
    /// Where heroes are kept.
    public var heroes: any HeroRepository
    /// Where custom events are kept.
    public var events: any CustomEventRepository
    /// What the household has chosen; what people type is looked through in its language.
    public var settings: any SettingsRepository
    /// Reports changes, in this process or another.
    public var observation: any LibraryObservation
    /// Looks whether the library is whole.
    public var inspector: any LibraryInspector
    /// Puts the library into a file and takes it out again.
    public var archiver: any LibraryArchiver
    /// Decides whether what a person typed is fit for children.
    public var safety: any ChildSafetyCheck
    /// The words of a look that pictures can't show; a family may keep them all the same.
    public var unknownLooks: @Sendable (Appearance) -> [UnknownLook]
    /// What the author of the household's stories makes of an event, in stories of a language.
    public var eventRecognition: @Sendable (CustomStoryEvent, LanguageCode) -> EventRecognition
    /// Waits until somebody has stopped typing.
    public var clock: any Clock<Duration>
    /// Tells which stories are recent.
    public var now: @Sendable () -> Date
    /// Where new identifiers come from.
    public var random: @Sendable () -> UInt64

    /// Gathers the dependencies.
    public init(
        stories: any StoryLibraryRepository, heroes: any HeroRepository, events: any CustomEventRepository,
        settings: any SettingsRepository, observation: any LibraryObservation, inspector: any LibraryInspector,
        archiver: any LibraryArchiver, safety: any ChildSafetyCheck,
        unknownLooks: @escaping @Sendable (Appearance) -> [UnknownLook],
        eventRecognition: @escaping @Sendable (CustomStoryEvent, LanguageCode) -> EventRecognition,
        clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date, random: @escaping @Sendable () -> UInt64
    ) {
        self.stories = stories
        self.heroes = heroes
        self.events = events
        self.settings = settings
        self.observation = observation
        self.inspector = inspector
        self.archiver = archiver
        self.safety = safety
        self.unknownLooks = unknownLooks
        self.eventRecognition = eventRecognition
        self.clock = clock
        self.now = now
        self.random = random
    }
}
