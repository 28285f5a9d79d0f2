public import FeatureKit
public import FeatureKitStubs
public import Library
public import Observation
import StoryCore

/// A stub of the list of heroes in a fixed state.
@MainActor
@Observable
public final class HeroListViewModelStub: HeroListViewModelContract, ListViewModelStub {
    public var state: HeroListViewState
    public var failure: LibraryError?

    /// Creates a stub in a state.
    public init(state: HeroListViewState, failure: LibraryError? = nil) {
        self.state = state
        self.failure = failure
    }

    /// A stub for every state of the screen, with the state's name.
    public static var all: [(name: String, stub: HeroListViewModelStub)] {
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
