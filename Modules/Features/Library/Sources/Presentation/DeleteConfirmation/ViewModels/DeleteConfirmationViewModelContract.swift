public import Observation

/// The state and the actions of the confirmation of a deletion.
@MainActor
public protocol DeleteConfirmationViewModelContract: AnyObject, Observable {
    var state: DeleteConfirmationViewState { get }

    /// Loads the plan, unless it was requested already.
    func didAppear() async
    /// Retries what failed: loading the plan, deleting, or restoring.
    func didTapOnRetryButton() async
    /// Deletes it, if the confirmation is shown.
    func didTapOnDelete() async
    /// Cancels; does nothing while it is being deleted or restored.
    func didTapOnCancel()
    /// Restores it from the bin, and closes the screen.
    func didTapOnUndo() async
    /// Closes the screen after the deletion.
    func didTapOnDone()
}
