public import FeatureKit
public import Foundation
public import StoryCore

/// The dependencies of the feature, all of them replaceable.
public struct HouseholdDependencies: Sendable {
    /// Stores profiles.
    public var repository: any ProfileRepositoryContract
    /// Stores the heroes of pictures and shelves.
    public var heroes: any HeroRepository
    /// Reports changes of the library by this or another process.
    public var observation: any LibraryObservation
    /// The languages in which stories can be made.
    public var languages: [LanguageCode]
    /// Stores the household's PIN.
    public var pins: any PINRepository
    /// Hashes PINs.
    public var hasher: any PINHasher
    /// Who uses the program, and what they may do.
    public var access: AccessGuard
    /// The current date, for new profiles.
    public var now: @Sendable () -> Date

    /// Creates the dependencies.
    public init(
        repository: any ProfileRepositoryContract, heroes: any HeroRepository, observation: any LibraryObservation,
        languages: [LanguageCode], pins: any PINRepository, hasher: any PINHasher, access: AccessGuard = AccessGuard(),
        now: @escaping @Sendable () -> Date
    ) {
        self.repository = repository
        self.heroes = heroes
        self.observation = observation
        self.languages = languages
        self.pins = pins
        self.hasher = hasher
        self.access = access
        self.now = now
    }
}
