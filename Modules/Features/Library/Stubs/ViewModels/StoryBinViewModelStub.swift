public import FeatureKit
public import FeatureKitStubs
public import Foundation
public import Library
public import Observation
import StoryCore

/// A stub of the bin in a fixed state.
@MainActor
@Observable
public final class StoryBinViewModelStub: StoryBinViewModelContract, ListViewModelStub {
    public var state: StoryBinViewState
    public var failure: LibraryError?
    public var now: Date

    /// Creates a stub in a state.
    public init(
        state: StoryBinViewState, failure: LibraryError? = nil, now: Date = Date(timeIntervalSince1970: 1_000_000)
    ) {
        self.state = state
        self.failure = failure
        self.now = now
    }

    /// A stub for every state of the screen, with the state's name.
    public static var all: [(name: String, stub: StoryBinViewModelStub)] {
        let busy = LibraryError.storage(.busy("The library"))
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading)),
            ("loaded", .init(state: .loaded(.stub))),
            ("loaded with a failure", .init(state: .loaded(.stub), failure: busy)),
            ("empty", .init(state: .empty)),
            ("error", .init(state: .error(busy))),
        ]
    }
}
