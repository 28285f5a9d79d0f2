public import StoryCore

/// The situations of a story's screen.
public enum StoryDetailViewState: Sendable {
    /// Nothing has been requested yet.
    case idle
    /// The story is being read.
    case loading
    /// The story.
    case loaded(Story)
    /// The story could not be read, or is gone.
    case error(LibraryError)
}
