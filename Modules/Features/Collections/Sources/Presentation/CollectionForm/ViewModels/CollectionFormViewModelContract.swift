public import Observation
import StoryCore

/// The state and the actions of the form for a new collection.
@MainActor
public protocol CollectionFormViewModelContract: AnyObject, Observable {
    var state: CollectionFormViewState { get }
    /// The choices.
    var choices: CollectionFormChoices { get }
    /// The current draft.
    var draft: CollectionDraft { get set }
    /// Whether the draft was changed since the form was opened.
    var hasChanges: Bool { get }

    /// Loads the choices and begins editing.
    func didAppear() async
    /// Repeats what failed: loading the choices, or creating the collection.
    func didTapOnRetryButton() async
    /// Creates the collection; returns when it is finished or stopped.
    func didTapOnMake() async
    /// Stops making stories; finished ones stay.
    func didTapOnStop()
    /// Shows the new collection.
    func didTapOnCollection()
    /// Closes the form; after a failure, returns to the draft. While stories are being made it does nothing.
    func didTapOnBack()
}
