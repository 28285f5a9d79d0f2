public import FeatureKit
public import Foundation
public import StoryCore

/// The dependencies of the feature, all of them replaceable.
public struct LibraryDependencies: Sendable {
    /// Stores stories.
    public var stories: any StoryLibraryRepository
    /// Stores heroes.
    public var heroes: any HeroRepository
    /// Stores custom events.
    public var events: any CustomEventRepository
    /// The settings of the household, with the language of typed texts.
    public var settings: any SettingsRepository
    /// Reports changes of the library by this or another process.
    public var observation: any LibraryObservation
    /// Checks and repairs the library.
    public var inspector: any LibraryInspector
    /// Backs up and restores the library.
    public var archiver: any LibraryArchiver
    /// Decides whether typed text is suitable for children.
    public var safety: any ChildSafetyCheck
    /// Returns the words of an appearance that illustrations cannot show; a family may keep them all the same.
    public var unknownLooks: @Sendable (Appearance) -> [UnknownLook]
    /// Returns how the household's author interprets an event, in stories of a language.
    public var eventRecognition: @Sendable (CustomStoryEvent, LanguageCode) -> EventRecognition
    /// Measures the debounce of the search.
    public var clock: any Clock<Duration>
    /// The current date.
    public var now: @Sendable () -> Date
    /// The source of random numbers for identifiers.
    public var random: @Sendable () -> UInt64
    /// Who uses the program, and what they may do.
    public var access: AccessGuard

    /// Creates the dependencies.
    public init(
        stories: any StoryLibraryRepository, heroes: any HeroRepository, events: any CustomEventRepository,
        settings: any SettingsRepository, observation: any LibraryObservation, inspector: any LibraryInspector,
        archiver: any LibraryArchiver, safety: any ChildSafetyCheck,
        unknownLooks: @escaping @Sendable (Appearance) -> [UnknownLook],
        eventRecognition: @escaping @Sendable (CustomStoryEvent, LanguageCode) -> EventRecognition,
        clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date, random: @escaping @Sendable () -> UInt64,
        access: AccessGuard = AccessGuard()
    ) {
        self.access = access
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
