public import Collections
public import FeatureKitStubs
import Foundation
public import StoryCore
import Synchronization

extension CollectionsDependencies {
    /// Dependencies over collections in memory; identifiers are 1, 2, 3, …
    ///
    /// - Parameter generator: Generates stories; nil for a generator that never fails.
    public static func stub(
        _ store: CollectionStoreFake = CollectionStoreFake(), generator: (any CollectionStoryGeneratorContract)? = nil,
        observation: any LibraryObservation = LibraryObservationFake(),
        safety: any ChildSafetyCheck = ChildSafetyCheckStub()
    ) -> CollectionsDependencies {
        let count = Mutex(UInt64(0))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return CollectionsDependencies(
            collections: store, achievements: store, settings: store,
            generator: generator ?? CollectionStoryGeneratorFake(store: store), catalog: store, history: store,
            observation: observation,
            safety: safety, calendar: calendar, now: { Date(timeIntervalSince1970: 1_000_000) },
            random: {
                count.withLock { count in
                    count += 1
                    return count
                }
            })
    }
}
