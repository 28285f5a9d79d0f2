public import Observation
public import StoryCore

/// What the list of heroes shows and what can be done on it.
@MainActor
public protocol HeroListViewModelContract: AnyObject, Observable {
    var state: HeroListViewState { get }
    /// Why the last thing that was asked for could not be done, beside a list that is still shown; nil if it could.
    var failure: LibraryError? { get }

    /// Reads the heroes if nothing was asked for yet.
    func didAppear() async
    /// Reads the heroes again.
    func didTapOnRetryButton() async
    /// Reads the heroes anew; what is shown stays meanwhile, and if that fails.
    func didPullToRefresh() async
    /// Keeps the list as the library is, until the task is cancelled.
    func observeChanges() async
    /// Takes away what ``failure`` says.
    func didDismissFailure()
    /// Shows the form for a hero.
    func didSelect(_ hero: Hero)
    /// Shows the form for a new one.
    func didTapOnNewHero()
    /// Asks whether a hero should be deleted.
    func didTapOnDelete(_ hero: Hero)
    /// Leaves the screen.
    func didTapOnBack()
}
