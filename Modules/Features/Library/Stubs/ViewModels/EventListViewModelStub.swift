public import FeatureKit
public import FeatureKitStubs
public import Library
public import Observation
import StoryCore

/// Shows one situation of the list of custom events and does nothing.
@MainActor
@Observable
public final class EventListViewModelStub: EventListViewModelContract, ListViewModelStub {
    public var state: EventListViewState
    public var failure: LibraryError?

    /// Creates a stub that shows this state.
    public init(state: EventListViewState, failure: LibraryError? = nil) {
        self.state = state
        self.failure = failure
    }

    /// A stub for every situation of the screen, with the situation's name.
    public static var all: [(name: String, stub: EventListViewModelStub)] {
        let busy = LibraryError.storage(.busy("The library"))
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading)),
            ("loaded", .init(state: .loaded([.stub()]))),
            ("loaded with a failure", .init(state: .loaded([.stub()]), failure: busy)),
            ("empty", .init(state: .empty)),
            ("error", .init(state: .error(busy))),
        ]
    }
}
