public import FeatureKit
public import StoryCore

/// What the list of custom events shows and what can be done on it.
@MainActor
public protocol EventListViewModelContract: ListViewModelContract
where Content == [CustomStoryEvent], Failure == LibraryError {
    /// Marks an event, or takes the mark away.
    func didTapOnFavorite(_ event: CustomStoryEvent) async
    /// Shows the form for an event.
    func didSelect(_ event: CustomStoryEvent)
    /// Shows the form for a new one.
    func didTapOnNewEvent()
    /// Asks whether an event should be deleted.
    func didTapOnDelete(_ event: CustomStoryEvent)
}
