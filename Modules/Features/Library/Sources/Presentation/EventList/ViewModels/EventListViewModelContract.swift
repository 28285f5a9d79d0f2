public import Observation
public import StoryCore

/// What the list of custom events shows and what can be done on it.
@MainActor
public protocol EventListViewModelContract: AnyObject, Observable {
    var state: EventListViewState { get }
    /// Why the last thing that was asked for could not be done, beside a list that is still shown; nil if it could.
    var failure: LibraryError? { get }

    /// Reads the custom events if nothing was asked for yet.
    func didAppear() async
    /// Reads the custom events again.
    func didTapOnRetryButton() async
    /// Reads the custom events anew; what is shown stays meanwhile, and if that fails.
    func didPullToRefresh() async
    /// Keeps the list as the library is, until the task is cancelled.
    func observeChanges() async
    /// Marks an event, or takes the mark away.
    func didTapOnFavorite(_ event: CustomStoryEvent) async
    /// Takes away what ``failure`` says.
    func didDismissFailure()
    /// Shows the form for an event.
    func didSelect(_ event: CustomStoryEvent)
    /// Shows the form for a new one.
    func didTapOnNewEvent()
    /// Asks whether an event should be deleted.
    func didTapOnDelete(_ event: CustomStoryEvent)
    /// Leaves the screen.
    func didTapOnBack()
}
