/// The situations of the question whether something should be deleted.
public enum DeleteConfirmationViewState: Sendable {
    /// Nothing has been requested yet.
    case idle
    /// What would go and what would stay is being found out.
    case loading
    /// That could not be found out.
    case error(LibraryError)
    /// The question is asked.
    case asking(DeletionPlan)
    /// It is being deleted.
    case deleting(DeletionPlan)
    /// It is in the bin, or gone.
    case deleted(DeletionPlan)
    /// It is being restored from the bin.
    case restoring(DeletionPlan)
    /// It could not be restored; it is still in the bin.
    case notRestored(DeletionPlan, LibraryError)
    /// It could not be deleted; all of it is still there.
    case failed(DeletionPlan, LibraryError)
}
