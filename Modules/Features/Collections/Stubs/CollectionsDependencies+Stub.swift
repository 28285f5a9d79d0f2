public import Collections
public import FeatureKitStubs
public import Foundation
public import StoryCore
import Synchronization

extension CollectionsDependencies {
    /// Dependencies over collections in memory; identifiers are 1, 2, 3, …
    ///
    /// - Parameters:
    ///   - listening: What was listened to; nil for what the library knows of it.
    ///   - generator: Generates stories; nil for a generator that never fails.
    public static func stub(
        _ store: LibraryFake = LibraryFake(), listening: (any ListeningRepository)? = nil,
        generator: (any CollectionStoryGeneratorContract)? = nil,
        observation: any LibraryObservation = LibraryObservationFake(),
        safety: any ChildSafetyCheck = ChildSafetyCheckStub(),
        calendar: @escaping @Sendable () -> Calendar = { .stub() },
        now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_000_000) }
    ) -> CollectionsDependencies {
        let count = Mutex(UInt64(0))
        return CollectionsDependencies(
            collections: store, achievements: store, settings: store,
            generator: generator ?? CollectionStoryGeneratorFake(store: store),
            catalog: StoryCatalogFake(library: store),
            listening: listening ?? store, observation: observation, safety: safety, calendar: calendar, now: now,
            random: {
                count.withLock { count in
                    count += 1
                    return count
                }
            })
    }
}

extension Calendar {
    /// A calendar in which weeks begin on a Monday, in a time zone: "Europe/Berlin".
    public static func stub(in timeZone: String = "GMT") -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
        calendar.firstWeekday = 2
        return calendar
    }
}
