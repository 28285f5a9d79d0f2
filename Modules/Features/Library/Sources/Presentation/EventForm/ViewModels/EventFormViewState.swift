public import StoryCore

/// The situations of the form for a custom event.
public enum EventFormViewState: Sendable {
    /// Nothing has been requested yet.
    case idle
    /// The event that is to be changed is being read.
    case loading
    /// The event that is to be changed could not be read.
    case error(LibraryError)
    /// The form is being filled in.
    case editing
    /// The event is being kept.
    case saving
    /// The event was kept.
    case saved(CustomStoryEvent)
    /// The event could not be kept; what was typed is still there.
    case failed(LibraryError)
}
