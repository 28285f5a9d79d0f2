public import Foundation
public import StoryCore

/// The dependencies of the feature, all of them replaceable.
public struct CollectionsDependencies: Sendable {
    /// Stores collections.
    public var collections: any CollectionRepository
    /// Stores achievements.
    public var achievements: any AchievementRepository
    /// The settings of the household, with the default language of stories.
    public var settings: any SettingsRepository
    /// Generates the stories of collections.
    public var generator: any CollectionStoryGeneratorContract
    /// Lists the stories that can be added to collections.
    public var catalog: any StoryCatalogContract
    /// Provides the listening history.
    public var history: any ListeningHistoryContract
    /// Reports changes of the library by this or another process.
    public var observation: any LibraryObservation
    /// Decides whether typed text is suitable for children.
    public var safety: any ChildSafetyCheck
    /// The family's calendar.
    public var calendar: Calendar
    /// The current date.
    public var now: @Sendable () -> Date
    /// The source of random numbers for identifiers.
    public var random: @Sendable () -> UInt64

    /// Creates the dependencies.
    public init(
        collections: any CollectionRepository, achievements: any AchievementRepository,
        settings: any SettingsRepository, generator: any CollectionStoryGeneratorContract,
        catalog: any StoryCatalogContract, history: any ListeningHistoryContract,
        observation: any LibraryObservation, safety: any ChildSafetyCheck, calendar: Calendar,
        now: @escaping @Sendable () -> Date, random: @escaping @Sendable () -> UInt64
    ) {
        self.collections = collections
        self.achievements = achievements
        self.settings = settings
        self.generator = generator
        self.catalog = catalog
        self.history = history
        self.observation = observation
        self.safety = safety
        self.calendar = calendar
        self.now = now
        self.random = random
    }
}
