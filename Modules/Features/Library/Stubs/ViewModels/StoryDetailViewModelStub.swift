public import FeatureKit
import FeatureKitStubs
public import Library
public import Observation
public import StoryCore

/// A stub of a story's screen in a fixed state.
@MainActor
@Observable
public final class StoryDetailViewModelStub: StoryDetailViewModelContract {
    public var state: StoryDetailViewState
    public var isSaving: Bool
    public var failure: LibraryError?

    /// Creates a stub in a state.
    public init(state: StoryDetailViewState, isSaving: Bool = false, failure: LibraryError? = nil) {
        self.state = state
        self.isSaving = isSaving
        self.failure = failure
    }

    /// A stub for every state of the screen, with the state's name.
    public static var all: [(name: String, stub: StoryDetailViewModelStub)] {
        let story = Story.stub(heroes: [.stub()])
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading)),
            ("loaded", .init(state: .loaded(story))),
            ("marked", .init(state: .loaded(.stub(heroes: [.stub()], isFavorite: true)))),
            ("illustrated and outdated", .init(state: .loaded(.illustrated))),
            ("saving", .init(state: .loaded(story), isSaving: true)),
            ("loaded with a failure", .init(state: .loaded(story), failure: .edit(.blankTitle))),
            ("error", .init(state: .error(.storage(.notFound(.story, "stub"))))),
        ]
    }

    public func save(_ edit: StoryEdit) async -> Bool { false }
}
