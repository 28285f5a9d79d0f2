public import Observation
public import StoryCore

/// The state and the actions of the form for a custom event.
@MainActor
public protocol EventFormViewModelContract: AnyObject, Observable {
    var state: EventFormViewState { get }
    /// The current draft.
    var draft: EventDraft { get set }
    /// Whether the draft was changed since the form was opened.
    var hasChanges: Bool { get }
    /// The error of the form when it was to be saved; nil once it is fixed.
    var formError: LibraryError? { get }
    /// How the author interprets the draft.
    var recognition: EventRecognition { get }
    /// Whether the event is new.
    var isNew: Bool { get }

    /// Loads the event, if it exists, and begins editing.
    func didAppear() async
    /// Retries what failed: loading or saving the event.
    func didTapOnRetryButton() async
    /// Saves the event, if the form is valid.
    func didTapOnSave() async
    /// Closes the form; after a failure, returns to the draft.
    func didTapOnBack()
}
