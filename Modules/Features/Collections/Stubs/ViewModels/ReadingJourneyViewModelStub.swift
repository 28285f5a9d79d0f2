public import Collections
import FeatureKit
public import FeatureKitStubs
import StoryCore

/// Shows one variant of the reading journey and does nothing.
@MainActor
public final class ReadingJourneyViewModelStub: ListStub<ReadingJourney, CollectionsError>,
    ReadingJourneyViewModelContract, ListViewModelStub
{
    public var period = JourneyPeriod.week

    /// One stub for every variant of the screen, with the variant's name.
    public static var all: [(name: String, stub: ReadingJourneyViewModelStub)] {
        let busy = CollectionsError.storage(.busy("The library"))
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading)),
            ("loaded", .init(state: .loaded(.stub()))),
            ("in all", inAll),
            ("nothing this week, and the streak ended", .init(state: .loaded(.pausedStub()))),
            ("empty", .init(state: .empty)),
            ("error", .init(state: .error(busy))),
            ("failure beside the journey", .init(state: .loaded(.stub()), failure: busy)),
        ]
    }

    private static var inAll: ReadingJourneyViewModelStub {
        let stub = ReadingJourneyViewModelStub(state: .loaded(.stub()))
        stub.period = .all
        return stub
    }
}
