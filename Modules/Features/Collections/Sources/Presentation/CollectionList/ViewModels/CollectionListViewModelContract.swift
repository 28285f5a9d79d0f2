public import Observation
public import StoryCore

/// What the list of collections shows and what can be done on it.
@MainActor
public protocol CollectionListViewModelContract: AnyObject, Observable {
    var state: CollectionListViewState { get }
    /// Why the last thing that was asked for could not be done, beside a list that is still shown; nil if it could.
    var failure: CollectionsError? { get }

    /// Reads the collections if nothing was asked for yet.
    func didAppear() async
    /// Reads the collections again.
    func didTapOnRetryButton() async
    /// Reads the collections anew; what is shown stays meanwhile, and if that fails.
    func didPullToRefresh() async
    /// Keeps the list as the library is, until the task is cancelled.
    func observeChanges() async
    /// Takes away what ``failure`` says.
    func didDismissFailure()
    /// Shows a collection.
    func didSelect(_ collection: StoryCollection)
    /// Shows what the family has reached.
    func didTapOnAchievements()
    /// Shows the form for a new one.
    func didTapOnNewCollection()
    /// Leaves the screen.
    func didTapOnBack()
}
