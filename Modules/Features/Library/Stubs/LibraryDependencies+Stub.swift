public import FeatureKitStubs
import Foundation
public import Library
public import StoryCore
import Synchronization

extension LibraryDependencies {
    /// Dependencies over a library in memory; identifiers are 1, 2, 3, …
    public static func stub(
        _ store: LibraryFake = LibraryFake(), observation: any LibraryObservation = LibraryObservationFake(),
        inspector: any LibraryInspector = LibraryInspectorStub(), archiver: any LibraryArchiver = LibraryArchiverStub(),
        safety: any ChildSafetyCheck = ChildSafetyCheckStub(),
        unknownLooks: @escaping @Sendable (Appearance) -> [UnknownLook] = { _ in [] },
        eventRecognition: @escaping @Sendable (CustomStoryEvent, LanguageCode) -> EventRecognition = { _, _ in
            .asWritten
        },
        clock: any Clock<Duration> = ImmediateClock()
    ) -> LibraryDependencies {
        let count = Mutex(UInt64(0))
        return LibraryDependencies(
            stories: store, heroes: store, events: store, settings: store, observation: observation,
            inspector: inspector, archiver: archiver, safety: safety, unknownLooks: unknownLooks,
            eventRecognition: eventRecognition, clock: clock, now: { Date(timeIntervalSince1970: 1_000_000) },
            random: {
                count.withLock { count in
                    count += 1
                    return count
                }
            })
    }
}
