public import StoryCore

/// The situations of a collection's screen.
public enum CollectionDetailViewState: Sendable {
    /// Nothing has been requested yet.
    case idle
    /// The collection is being read.
    case loading
    /// The collection.
    case loaded(StoryCollection)
    /// The collection could not be read.
    case error(CollectionsError)
}
