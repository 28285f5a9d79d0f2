public import FeatureKit
public import FeatureKitStubs
public import Foundation
public import Library
public import Observation
import StoryCore

/// Shows one situation of the bin and does nothing.
@MainActor
@Observable
public final class StoryBinViewModelStub: StoryBinViewModelContract, ListViewModelStub {
    public var state: StoryBinViewState
    public var failure: LibraryError?
    public var now: Date

    /// Creates a stub that shows this state.
    public init(
        state: StoryBinViewState, failure: LibraryError? = nil, now: Date = Date(timeIntervalSince1970: 1_000_000)
    ) {
        self.state = state
        self.failure = failure
        self.now = now
    }

    /// A stub for every situation of the screen, with the situation's name.
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
