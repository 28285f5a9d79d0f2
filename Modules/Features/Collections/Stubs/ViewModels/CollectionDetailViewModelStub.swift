public import Collections
public import Observation
import StoryCore

/// Shows one situation of the screen Collection Detail and does nothing.
@MainActor
@Observable
public final class CollectionDetailViewModelStub: CollectionDetailViewModelContract {
    public var state: CollectionDetailViewState

    /// Fixes what is shown.
    public init(state: CollectionDetailViewState) {
        self.state = state
    }

    /// One stub for every situation of the screen, with the situation's name.
    public static var all: [(name: String, stub: CollectionDetailViewModelStub)] {
        [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading)),
            ("loaded", .init(state: .loaded(.stub()))),
            ("error", .init(state: .error(.storage(.busy("The library"))))),
        ]
    }
}
