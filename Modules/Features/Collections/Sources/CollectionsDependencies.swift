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
    /// Sums up what was listened to.
    public var listening: any ListeningRepository
    /// Tells what changes, in this process or in another.
    public var observation: any LibraryObservation
    /// Decides whether what a person typed is fit for children.
    public var safety: any ChildSafetyCheck
    /// Brings what tells which day it is for the family, and where its weeks begin; only when it is needed, since a short
    /// command would take a while for it.
    public var calendar: @Sendable () -> Calendar
    /// Tells when something is made or completed.
    public var now: @Sendable () -> Date
    /// Where new identifiers come from.
    public var random: @Sendable () -> UInt64

    /// Gathers the dependencies.
    public init(
        collections: any CollectionRepository, achievements: any AchievementRepository,
        settings: any SettingsRepository, generator: any CollectionStoryGeneratorContract,
        catalog: any StoryCatalogContract, listening: any ListeningRepository,
        observation: any LibraryObservation, safety: any ChildSafetyCheck, calendar: @escaping @Sendable () -> Calendar,
        now: @escaping @Sendable () -> Date, random: @escaping @Sendable () -> UInt64
    ) {
        self.collections = collections
        self.achievements = achievements
        self.settings = settings
        self.generator = generator
        self.catalog = catalog
        self.listening = listening
        self.observation = observation
        self.safety = safety
        self.calendar = calendar
        self.now = now
        self.random = random
    }
}
