/// The situations of the form for a new collection.
public enum CollectionFormViewState: Sendable {
    /// Nothing has been requested yet.
    case idle
    /// What can be chosen is being read.
    case loading
    /// What can be chosen could not be read.
    case error(CollectionsError)
    /// The form is being filled in.
    case editing
    /// The stories are being made.
    case making(CollectionProgress)
    /// The collection was made.
    case made(CollectionOutcome)
    /// Nothing could be made; what was chosen is still there.
    case failed(CollectionsError)
}
