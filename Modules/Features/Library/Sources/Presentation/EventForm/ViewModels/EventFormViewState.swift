public import StoryCore

/// The states of the form for a custom event.
public enum EventFormViewState: Sendable {
    /// Nothing was requested yet.
    case idle
    /// The event is being loaded.
    case loading
    /// The event could not be loaded.
    case error(LibraryError)
    /// The draft is being edited.
    case editing
    /// The event is being saved.
    case saving
    /// The event was saved.
    case saved(CustomStoryEvent)
    /// The event could not be saved; the draft is kept.
    case failed(LibraryError)
}
