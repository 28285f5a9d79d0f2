public import Foundation
public import StoryCore

/// Everything that the feature depends on; each part can be replaced.
public struct CollectionsDependencies: Sendable {
    /// Where collections are kept.
    public var collections: any CollectionRepository
    /// Where achievements are kept.
    public var achievements: any AchievementRepository
    /// What the household has chosen; stories are told in its language unless somebody says otherwise.
    public var settings: any SettingsRepository
    /// Makes the stories.
    public var generator: any CollectionStoryGeneratorContract
    /// Knows the stories that can be put into collections.
    public var catalog: any StoryCatalogContract
    /// Knows what was listened to.
    public var history: any ListeningHistoryContract
    /// Tells what changes, in this process or in another.
    public var observation: any LibraryObservation
    /// Decides whether what a person typed is fit for children.
    public var safety: any ChildSafetyCheck
    /// Tells which day it is for the family.
    public var calendar: Calendar
    /// Tells when something is made or completed.
    public var now: @Sendable () -> Date
    /// Where new identifiers come from.
    public var random: @Sendable () -> UInt64

    /// Gathers the dependencies.
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
