public import Foundation
public import Observation
public import StoryCore

/// What the bin shows and what can be done in it.
@MainActor
public protocol StoryBinViewModelContract: AnyObject, Observable {
    var state: StoryBinViewState { get }
    /// Why the last thing that was asked for could not be done, beside a list that is still shown; nil if it could.
    var failure: LibraryError? { get }
    /// The date by which days are counted now.
    var now: Date { get }

    /// Reads the bin if nothing was asked for yet.
    func didAppear() async
    /// Reads the bin again.
    func didTapOnRetryButton() async
    /// Reads the bin anew; what is shown stays meanwhile, and if that fails.
    func didPullToRefresh() async
    /// Keeps the list as the bin is, until the task is cancelled.
    func observeChanges() async
    /// Takes a story out of the bin.
    func didTapOnRestore(_ story: BinnedStory) async
    /// Takes away what ``failure`` says.
    func didDismissFailure()
    /// Asks whether a story should be deleted for good.
    func didTapOnDelete(_ story: BinnedStory)
    /// Asks whether all stories in the bin should be deleted for good.
    func didTapOnEmpty()
    /// Leaves the screen.
    func didTapOnBack()
}
