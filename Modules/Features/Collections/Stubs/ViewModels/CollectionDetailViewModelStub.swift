public import FeatureKit
public import Collections
public import Observation
import StoryCore

/// A stub of a collection's screen in a fixed state.
@MainActor
@Observable
public final class CollectionDetailViewModelStub: CollectionDetailViewModelContract {
    public var state: CollectionDetailViewState
    public var failure: CollectionsError?
    public var achievements: [Achievement]
    public var progress: CollectionProgress?
    public var choices: [StoryChoice]?

    /// Creates a stub in a state.
    public init(
        state: CollectionDetailViewState, failure: CollectionsError? = nil, achievements: [Achievement] = [],
        progress: CollectionProgress? = nil
    ) {
        self.state = state
        self.failure = failure
        self.achievements = achievements
        self.progress = progress
    }

    public func rename(to title: String) async -> Bool { true }

    /// A stub for every state of the screen, with the state's name.
    public static var all: [(name: String, stub: CollectionDetailViewModelStub)] {
        let busy = CollectionsError.storage(.busy("The library"))
        let completed = StoryCollection.stub(stories: [.stub("one", isCompleted: true)])
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading)),
            ("loaded", .init(state: .loaded(.stub()))),
            ("without stories", .init(state: .loaded(.stub(stories: [])))),
            ("achievement", .init(state: .loaded(completed), achievements: [.stub()])),
            ("stories missing", .init(state: .loaded(.stub(stories: [.stub("one")], missing: [1, 2])))),
            (
                "missing stories in the making",
                .init(state: .loaded(.stub(stories: [.stub("one")], missing: [1, 2])), progress: .stub())
            ),
            ("error", .init(state: .error(.storage(.notFound(.collection, "stub"))))),
            ("failure beside the collection", .init(state: .loaded(.stub()), failure: busy)),
        ]
    }
}
