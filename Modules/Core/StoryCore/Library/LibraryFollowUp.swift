/// What a person does about what a repair leaves; each front end names its own way to it.
public enum LibraryFollowUp: Hashable, Sendable {
    /// Restores the library from a backup.
    case restoreBackup
    /// Resumes an unfinished story; nil for whichever there is.
    case resume(JobID?)
    /// Makes the missing parts of a story again.
    case retry(StoryID)
    /// Makes the missing stories of a collection, or leaves them out.
    case resumeCollection(CollectionID)
    /// Takes a story out of the bin, and makes its missing parts again.
    case retryFromBin(StoryID)

    /// The same in words that hold for every front end.
    public var advice: String {
        switch self {
        case .restoreBackup: "Restore the library from a backup."
        case .resume(nil): "Resume the unfinished story."
        case .resume: "Resume it."
        case .retry: "Make it again."
        case .resumeCollection: "Make what is missing, or leave it out."
        case .retryFromBin: "Restore it from the bin, then make it again."
        }
    }
}
