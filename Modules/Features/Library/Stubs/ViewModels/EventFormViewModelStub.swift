import FeatureKitStubs
public import Library
public import Observation
public import StoryCore

/// A stub of the form for a custom event in a fixed state.
@MainActor
@Observable
public final class EventFormViewModelStub: EventFormViewModelContract {
    public var state: EventFormViewState
    public var draft: EventDraft
    public var hasChanges = false
    public var formError: LibraryError?
    public var recognition: EventRecognition
    public var isNew: Bool

    /// Creates a stub in a state.
    public init(
        state: EventFormViewState, draft: EventDraft = EventDraft(title: "First tooth"),
        formError: LibraryError? = nil, recognition: EventRecognition = .asWritten, isNew: Bool = true
    ) {
        self.state = state
        self.draft = draft
        self.formError = formError
        self.recognition = recognition
        self.isNew = isNew
    }

    /// A stub for every state of the screen, with the state's name.
    public static var all: [(name: String, stub: EventFormViewModelStub)] {
        let taken = LibraryError.storage(.duplicate(.event, "First tooth"))
        let blank = EventFormViewModelStub(
            state: .editing, draft: EventDraft(title: ""), formError: .event(.blankTitle))
        return [
            ("idle", .init(state: .idle)),
            ("loading", .init(state: .loading, isNew: false)),
            ("error", .init(state: .error(.storage(.busy("The library"))), isNew: false)),
            ("editing", .init(state: .editing, recognition: .understood("Losing a tooth"))),
            ("event that nobody recognises", .init(state: .editing, recognition: .unrecognised)),
            ("title that is blank", blank),
            ("saving", .init(state: .saving)),
            ("saved", .init(state: .saved(.stub()))),
            ("failed", .init(state: .failed(taken))),
        ]
    }
}
