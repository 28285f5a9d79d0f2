public import FeatureKit
public import StoryCore

/// The state and the actions of the list of custom events.
@MainActor
public protocol EventListViewModelContract: ListViewModelContract
where Content == [CustomStoryEvent], Failure == LibraryError {
    /// Toggles the favourite mark of an event.
    func didTapOnFavorite(_ event: CustomStoryEvent) async
    /// Shows the form for an event.
    func didSelect(_ event: CustomStoryEvent)
    /// Shows the form for a new event.
    func didTapOnNewEvent()
    /// Shows the confirmation of deleting an event.
    func didTapOnDelete(_ event: CustomStoryEvent)
}
