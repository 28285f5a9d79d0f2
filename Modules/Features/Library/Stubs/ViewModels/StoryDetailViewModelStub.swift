public import FeatureKit
import FeatureKitStubs
public import Library
public import Observation
public import StoryCore

/// Shows one situation of a story's screen and does nothing.
@MainActor
@Observable
public final class StoryDetailViewModelStub: StoryDetailViewModelContract {
    public var state: StoryDetailViewState
    public var isSaving: Bool
    public var failure: LibraryError?

    /// Fixes what is shown.
    public init(state: StoryDetailViewState, isSaving: Bool = false, failure: LibraryError? = nil) {
        self.state = state
        self.isSaving = isSaving
        self.failure = failure
    }

    /// One stub for every situation of the screen, with the situation's name.
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
