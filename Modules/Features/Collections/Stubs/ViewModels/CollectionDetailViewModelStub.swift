public import FeatureKit
public import Collections
public import Observation
public import StoryCore

/// Shows one situation of a collection's screen and does nothing.
@MainActor
@Observable
public final class CollectionDetailViewModelStub: CollectionDetailViewModelContract {
    public var state: CollectionDetailViewState
    public var failure: CollectionsError?
    public var achievements: [Achievement]
    public var making: CollectionProgress?
    public var choices: [StoryChoice]?

    /// Fixes what is shown.
    public init(
        state: CollectionDetailViewState, failure: CollectionsError? = nil, achievements: [Achievement] = [],
        making: CollectionProgress? = nil
    ) {
        self.state = state
        self.failure = failure
        self.achievements = achievements
        self.making = making
    }

    public func rename(to title: String) async -> Bool { true }

    /// One stub for every situation of the screen, with the situation's name.
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
                .init(state: .loaded(.stub(stories: [.stub("one")], missing: [1, 2])), making: .stub())
            ),
            ("error", .init(state: .error(.storage(.notFound(.collection, "stub"))))),
            ("failure beside the collection", .init(state: .loaded(.stub()), failure: busy)),
        ]
    }
}
