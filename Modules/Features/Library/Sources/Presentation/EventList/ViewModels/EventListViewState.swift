public import StoryCore

/// The situations of the list of custom events.
public enum EventListViewState: Sendable {
    /// Nothing was asked for yet.
    case idle
    /// The custom events are being read.
    case loading
    /// The custom events, in the order of their names.
    case loaded([CustomStoryEvent])
    /// There are none.
    case empty
    /// The custom events could not be read.
    case error(LibraryError)
}
