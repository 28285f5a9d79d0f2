public import StoryCore

/// The states of a collection's screen.
public enum CollectionDetailViewState: Sendable {
    /// Nothing was requested yet.
    case idle
    /// The collection is being loaded.
    case loading
    /// The collection.
    case loaded(StoryCollection)
    /// The collection could not be loaded.
    case error(CollectionsError)
}
