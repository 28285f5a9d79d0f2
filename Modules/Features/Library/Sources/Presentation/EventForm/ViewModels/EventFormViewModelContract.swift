public import Observation
public import StoryCore

/// What the form for a custom event shows and what can be done on it.
@MainActor
public protocol EventFormViewModelContract: AnyObject, Observable {
    var state: EventFormViewState { get }
    /// What was typed so far.
    var draft: EventDraft { get set }
    /// Whether the draft differs from when the form was opened.
    var hasChanges: Bool { get }
    /// What is wrong with the form that somebody wanted to save; nil once it is mended.
    var formError: LibraryError? { get }
    /// What the author makes of what was typed so far.
    var recognition: EventRecognition { get }
    /// Whether the event is a new one.
    var isNew: Bool { get }

    /// Begins, with an event that is there once it was read.
    func didAppear() async
    /// Tries again what failed: reading or keeping the event.
    func didTapOnRetryButton() async
    /// Keeps the event, if the form is right.
    func didTapOnSave() async
    /// Leaves the form; from a failure back to what was typed.
    func didTapOnBack()
}
