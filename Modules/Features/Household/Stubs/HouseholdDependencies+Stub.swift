import FeatureKit
public import FeatureKitStubs
public import Foundation
public import Household
public import StoryCore

extension HouseholdDependencies {
    /// Dependencies over a library in memory.
    ///
    /// - Parameter observation: What tells of changes; nil for the library.
    public static func stub(
        _ library: LibraryFake = LibraryFake(), observation: (any LibraryObservation)? = nil,
        now: @escaping @Sendable () -> Date = { Date(timeIntervalSinceReferenceDate: 1_339_200) }
    ) -> HouseholdDependencies {
        HouseholdDependencies(
            repository: library, heroes: library, observation: observation ?? library,
            languages: [.english, LanguageCode(rawValue: "de")], pins: library, hasher: PINHasherFake(),
            access: AccessGuard(
                caller: library.profile, policy: HouseholdAccess(repository: library, pins: library)), now: now)
    }
}
