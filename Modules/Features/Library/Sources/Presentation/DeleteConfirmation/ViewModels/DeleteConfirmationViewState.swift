/// The states of the confirmation of a deletion.
public enum DeleteConfirmationViewState: Sendable {
    /// Nothing was requested yet.
    case idle
    /// The plan is being loaded.
    case loading
    /// The plan could not be loaded.
    case error(LibraryError)
    /// The confirmation is shown.
    case asking(DeletionPlan)
    /// It is being deleted.
    case deleting(DeletionPlan)
    /// It was moved to the bin or deleted.
    case deleted(DeletionPlan)
    /// It is being restored from the bin.
    case restoring(DeletionPlan)
    /// It could not be restored, and is still in the bin.
    case notRestored(DeletionPlan, LibraryError)
    /// It could not be deleted, and is complete.
    case failed(DeletionPlan, LibraryError)
}
