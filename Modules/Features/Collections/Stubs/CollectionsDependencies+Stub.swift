public import Collections
public import FeatureKitStubs
import Foundation
public import StoryCore
import Synchronization

extension CollectionsDependencies {
    /// Dependencies over collections in memory; identifiers come from 1, 2, 3, …
    ///
    /// - Parameter making: Makes stories; nil for one that makes all of them.
    public static func stub(
        _ store: LibraryFake = LibraryFake(), generator: (any CollectionStoryGeneratorContract)? = nil,
        observation: any LibraryObservation = LibraryObservationFake(),
        safety: any ChildSafetyCheck = ChildSafetyCheckStub()
    ) -> CollectionsDependencies {
        let count = Mutex(UInt64(0))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return CollectionsDependencies(
            collections: store, achievements: store, settings: store,
            generator: generator ?? CollectionStoryGeneratorFake(store: store),
            catalog: StoryCatalogFake(library: store), history: ListeningHistoryFake(library: store),
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
