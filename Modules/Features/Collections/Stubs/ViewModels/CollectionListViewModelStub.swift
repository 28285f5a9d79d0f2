public import Collections
public import Observation
import StoryCore

/// Shows one situation of the screen Collection List and does nothing.
@MainActor
@Observable
public final class CollectionListViewModelStub: CollectionListViewModelContract {
    public var state: CollectionListViewState

    /// Fixes what is shown.
    public init(state: CollectionListViewState) {
        self.state = state
    }

    /// One stub for every situation of the screen, with the situation's name.
    public static var all: [(name: String, stub: CollectionListViewModelStub)] {
        [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading)),
            ("loaded", .init(state: .loaded(.stub()))),
            ("empty", .init(state: .empty)),
            ("error", .init(state: .error(.storage(.busy("The library"))))),
        ]
    }
}
