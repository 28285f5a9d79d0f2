public import FeatureKit
public import Foundation
public import StoryCore

/// The dependencies of the feature, all of them replaceable.
public struct CollectionsDependencies: Sendable {
    /// Stores collections.
    public var collections: any CollectionRepositoryContract
    /// Stores achievements.
    public var achievements: any AchievementRepositoryContract
    /// The settings of the household, with the default language of stories.
    public var settings: any SettingsRepository
    /// Generates the stories of collections.
    public var generator: any CollectionStoryGeneratorContract
    /// Lists the stories that can be added to collections.
    public var catalog: any StoryCatalogContract
    /// Sums up what was listened to.
    public var listening: any ListeningRepository
    /// Tells what changes, in this process or in another.
    public var observation: any LibraryObservation
    /// Decides whether typed text is suitable for children.
    public var safety: any ChildSafetyCheck
    /// Brings what tells which day it is for the family, and where its weeks begin; only when it is needed, since a short
    /// command would take a while for it.
    public var calendar: @Sendable () -> Calendar
    /// Tells when something is made or completed.
    public var now: @Sendable () -> Date
    /// The source of random numbers for identifiers.
    public var random: @Sendable () -> UInt64
    /// Who uses the program, and what they may do.
    public var access: AccessGuard

    /// Creates the dependencies.
    public init(
        collections: any CollectionRepositoryContract, achievements: any AchievementRepositoryContract,
        settings: any SettingsRepository, generator: any CollectionStoryGeneratorContract,
        catalog: any StoryCatalogContract, listening: any ListeningRepository,
        observation: any LibraryObservation, safety: any ChildSafetyCheck, calendar: @escaping @Sendable () -> Calendar,
        now: @escaping @Sendable () -> Date, random: @escaping @Sendable () -> UInt64,
        access: AccessGuard = AccessGuard()
    ) {
        self.access = access
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
