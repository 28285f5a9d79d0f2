public import Observation
import StoryCore

/// What the list of achievements shows and what can be done on it.
@MainActor
public protocol AchievementListViewModelContract: AnyObject, Observable {
    var state: AchievementListViewState { get }
    /// Why the achievements could not be read again, beside a list that is still shown; nil if they could.
    var failure: CollectionsError? { get }

    /// Reads the achievements if nothing was asked for yet.
    func didAppear() async
    /// Reads the achievements again.
    func didTapOnRetryButton() async
    /// Reads the achievements anew; what is shown stays meanwhile, and if that fails.
    func didPullToRefresh() async
    /// Takes away what ``failure`` says.
    func didDismissFailure()
    /// Leaves the screen.
    func didTapOnBack()
}
