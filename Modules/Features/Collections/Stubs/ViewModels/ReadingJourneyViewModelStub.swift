public import Collections
public import FeatureKit
public import FeatureKitStubs
public import Observation
public import StoryCore

/// Shows one situation of the reading journey and does nothing.
@MainActor
@Observable
public final class ReadingJourneyViewModelStub: ReadingJourneyViewModelContract, ListViewModelStub {
    public var state: ReadingJourneyViewState
    public var failure: CollectionsError?
    public var period: JourneyPeriod

    /// Fixes what is shown.
    public init(
        state: ReadingJourneyViewState, failure: CollectionsError? = nil, period: JourneyPeriod = .week
    ) {
        (self.state, self.failure, self.period) = (state, failure, period)
    }

    /// One stub for every situation of the screen, with the situation's name.
    public static var all: [(name: String, stub: ReadingJourneyViewModelStub)] {
        let busy = CollectionsError.storage(.busy("The library"))
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading)),
            ("loaded", .init(state: .loaded(.stub()))),
            ("in all", .init(state: .loaded(.stub()), period: .all)),
            ("nothing this week, and the streak ended", .init(state: .loaded(.pausedStub()))),
            ("empty", .init(state: .empty)),
            ("error", .init(state: .error(busy))),
            ("failure beside the journey", .init(state: .loaded(.stub()), failure: busy)),
        ]
    }
}
