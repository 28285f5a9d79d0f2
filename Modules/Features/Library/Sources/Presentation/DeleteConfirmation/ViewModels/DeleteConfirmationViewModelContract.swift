public import Observation

/// What the question whether something should be deleted shows and what can be done on it.
@MainActor
public protocol DeleteConfirmationViewModelContract: AnyObject, Observable {
    var state: DeleteConfirmationViewState { get }

    /// Finds out what would go and what would stay, if nothing was asked for yet.
    func didAppear() async
    /// Tries again what failed: finding out, deleting, or restoring.
    func didTapOnRetryButton() async
    /// Deletes it, if the question is asked.
    func didTapOnDelete() async
    /// Leaves everything as it is; does nothing while it is being deleted or restored.
    func didTapOnCancel()
    /// Restores what was moved to the bin, and leaves the screen.
    func didTapOnUndo() async
    /// Leaves the screen after the deletion.
    func didTapOnDone()
}
