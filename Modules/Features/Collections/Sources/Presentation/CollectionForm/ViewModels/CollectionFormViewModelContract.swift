public import Observation
import StoryCore

/// What the form for a new collection shows and what can be done on it.
@MainActor
public protocol CollectionFormViewModelContract: AnyObject, Observable {
    var state: CollectionFormViewState { get }
    /// What can be chosen.
    var choices: CollectionFormChoices { get }
    /// What was chosen so far.
    var draft: CollectionDraft { get set }
    /// Whether the draft differs from when the form was opened.
    var hasChanges: Bool { get }

    /// Begins, once what can be chosen was read.
    func didAppear() async
    /// Tries again what failed: reading what can be chosen, or making the collection.
    func didTapOnRetryButton() async
    /// Makes the collection, until it is made or stopped.
    func didTapOnMake() async
    /// Stops making stories; those that are made stay.
    func didTapOnStop()
    /// Shows the collection that was made.
    func didTapOnCollection()
    /// Leaves the form; from a failure back to what was chosen. While stories are made there is no way back.
    func didTapOnBack()
}
