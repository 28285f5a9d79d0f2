public import FeatureKit
public import Household
public import Observation
import StoryCore

/// A stub of the screen of a profile in a fixed state.
@MainActor
@Observable
public final class ProfileDetailViewModelStub: ProfileDetailViewModelContract {
    public var state: ProfileDetailViewState
    public var failure: HouseholdError?
    public var isCaller: Bool

    /// Creates a stub in a state.
    public init(state: ProfileDetailViewState, failure: HouseholdError? = nil, isCaller: Bool = false) {
        self.state = state
        self.failure = failure
        self.isCaller = isCaller
    }

    /// A stub for every variant of the screen, with the variant's name.
    public static var all: [(name: String, stub: ProfileDetailViewModelStub)] {
        let busy = HouseholdError.storage(.busy("The library"))
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading)),
            ("loaded", .init(state: .loaded(.stub()))),
            ("first", .init(state: .loaded([Profile].stub()[0]), isCaller: true)),
            ("chosen stories", .init(state: .loaded([Profile].stub()[2]))),
            ("loaded with a failure", .init(state: .loaded(.stub()), failure: busy)),
            ("error", .init(state: .error(busy))),
        ]
    }
}
