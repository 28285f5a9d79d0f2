/// The states of the form for a new collection.
public enum CollectionFormViewState: Sendable {
    /// Nothing was requested yet.
    case idle
    /// The choices are being loaded.
    case loading
    /// The choices could not be loaded.
    case error(CollectionsError)
    /// The draft is being edited.
    case editing
    /// The stories are being made.
    case generating(CollectionProgress)
    /// The collection was created.
    case made(CollectionOutcome)
    /// The collection could not be created; the draft is kept.
    case failed(CollectionsError)
}
