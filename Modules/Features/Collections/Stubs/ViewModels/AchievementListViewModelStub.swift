public import FeatureKit
public import Collections
public import FeatureKitStubs
public import Observation
import StoryCore

/// A stub of the list of achievements in a fixed state.
@MainActor
@Observable
public final class AchievementListViewModelStub: AchievementListViewModelContract, ListViewModelStub {
    public var state: AchievementListViewState
    public var failure: CollectionsError?

    /// Creates a stub in a state.
    public init(state: AchievementListViewState, failure: CollectionsError? = nil) {
        self.state = state
        self.failure = failure
    }

    /// A stub for every state of the screen, with the state's name.
    public static var all: [(name: String, stub: AchievementListViewModelStub)] {
        let busy = CollectionsError.storage(.busy("The library"))
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading)),
            ("loaded", .init(state: .loaded([.stub()]))),
            ("empty", .init(state: .empty)),
            ("error", .init(state: .error(busy))),
            ("failure beside the list", .init(state: .loaded([.stub()]), failure: busy)),
        ]
    }
}
