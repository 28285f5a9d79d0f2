public import FeatureKit
public import Collections
public import FeatureKitStubs
public import Observation
import StoryCore

/// Shows one situation of the list of collections and does nothing.
@MainActor
@Observable
public final class CollectionListViewModelStub: CollectionListViewModelContract, ListViewModelStub {
    public var state: CollectionListViewState
    public var failure: CollectionsError?

    /// Creates a stub that shows this state.
    public init(state: CollectionListViewState, failure: CollectionsError? = nil) {
        self.state = state
        self.failure = failure
    }

    /// A stub for every situation of the screen, with the situation's name.
    public static var all: [(name: String, stub: CollectionListViewModelStub)] {
        let busy = CollectionsError.storage(.busy("The library"))
        let collections: [StoryCollection] = [
            .stub(),
            .stub(
                id: "done", title: "Brave evenings", profile: GrowthProfile(focus: .resilience),
                stories: [.stub("four", isCompleted: true), .stub("five", isCompleted: true)]),
            .stub(id: "empty", title: "Later", profile: GrowthProfile(focus: .creativity), stories: []),
        ]
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading)),
            ("loaded", .init(state: .loaded(collections))),
            ("empty", .init(state: .empty)),
            ("error", .init(state: .error(busy))),
            ("failure beside the list", .init(state: .loaded(collections), failure: busy)),
        ]
    }
}
