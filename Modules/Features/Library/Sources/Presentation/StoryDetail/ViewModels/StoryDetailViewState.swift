public import StoryCore

/// The states of a story's screen.
public enum StoryDetailViewState: Sendable {
    /// Nothing was requested yet.
    case idle
    /// The story is being loaded.
    case loading
    /// The story.
    case loaded(Story)
    /// The story could not be loaded, or was deleted.
    case error(LibraryError)
}
