public import FeatureKit
public import Collections
public import FeatureKitStubs
public import Observation
import StoryCore

/// Shows one situation of the list of achievements and does nothing.
@MainActor
@Observable
public final class AchievementListViewModelStub: AchievementListViewModelContract, ListViewModelStub {
    public var state: AchievementListViewState
    public var failure: CollectionsError?

    /// Creates a stub that shows this state.
    public init(state: AchievementListViewState, failure: CollectionsError? = nil) {
        self.state = state
        self.failure = failure
    }

    /// A stub for every situation of the screen, with the situation's name.
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
