public import Collections
public import FeatureKitStubs
public import Observation
public import StoryCore

/// A stub of the form for a new collection in a fixed state.
@MainActor
@Observable
public final class CollectionFormViewModelStub: CollectionFormViewModelContract {
    public var state: CollectionFormViewState
    public var choices: CollectionFormChoices
    public var draft: CollectionDraft
    public var hasChanges = false

    /// Creates a stub in a state.
    public init(
        state: CollectionFormViewState,
        choices: CollectionFormChoices = CollectionFormChoices(
            heroes: [.stub(name: "Jonas"), .stub()], languages: [.english, LanguageCode(rawValue: "de")]),
        draft: CollectionDraft = .stub()
    ) {
        self.state = state
        self.choices = choices
        self.draft = draft
    }

    /// A stub for every state of the screen, with the state's name.
    public static var all: [(name: String, stub: CollectionFormViewModelStub)] {
        let busy = CollectionsError.storage(.busy("The library"))
        var whole = CollectionProgress(count: 1)
        whole.steps = [.made(title: "The lamp at the window", failure: nil)]
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading)),
            ("error", .init(state: .error(busy))),
            ("editing", .init(state: .editing)),
            (
                "without heroes",
                .init(
                    state: .editing, choices: CollectionFormChoices(languages: [.english]),
                    draft: CollectionDraft(focus: .creativity))
            ),
            (
                "many heroes",
                .init(
                    state: .editing,
                    choices: CollectionFormChoices(
                        heroes: [.stub()] + (1...14).map { .stub(name: "Hero \($0)") }, languages: [.english]))
            ),
            ("making", .init(state: .generating(.stub()))),
            ("made", .init(state: .made(CollectionOutcome(collection: .stub(), progress: whole)))),
            ("made in part", .init(state: .made(CollectionOutcome(collection: .stub(), progress: .stub())))),
            ("failed", .init(state: .failed(.generation(StoryGenerationFailure(StorageError.busy("The library")))))),
        ]
    }
}
