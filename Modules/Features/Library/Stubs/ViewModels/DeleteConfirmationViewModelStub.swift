import FeatureKitStubs
public import Library
public import Observation
import StoryCore

/// A stub of the confirmation of a deletion in a fixed state.
@MainActor
@Observable
public final class DeleteConfirmationViewModelStub: DeleteConfirmationViewModelContract {
    public var state: DeleteConfirmationViewState

    /// Creates a stub in a state.
    public init(state: DeleteConfirmationViewState) {
        self.state = state
    }

    /// A stub for every state of the screen, with the state's name.
    public static var all: [(name: String, stub: DeleteConfirmationViewModelStub)] {
        let busy = LibraryError.storage(.busy("The story"))
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading)),
            ("error", .init(state: .error(busy))),
            ("asking", .init(state: .asking(.stub()))),
            ("deleting", .init(state: .deleting(.stub()))),
            ("deleted", .init(state: .deleted(.stub()))),
            (
                "deleted for good",
                .init(
                    state: .deleted(
                        DeletionPlan(
                            target: .binnedStory(StoryID(rawValue: "stub")), name: "The light",
                            goes: [.space(1_234_567)], stays: [])))
            ),
            (
                "asking to empty the bin",
                .init(
                    state: .asking(
                        DeletionPlan(
                            target: .bin, name: "", goes: [.binnedStories(2), .space(1_934_567)], stays: [])))
            ),
            ("restoring", .init(state: .restoring(.stub()))),
            ("not restored", .init(state: .notRestored(.stub(), busy))),
            ("failed", .init(state: .failed(.stub(), busy))),
        ]
    }
}
