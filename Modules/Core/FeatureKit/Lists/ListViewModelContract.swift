public import Observation
public import StoryCore

/// The state and the actions of every list.
@MainActor
public protocol ListViewModelContract<Content, Failure>: AnyObject, Observable {
    /// The listed content.
    associatedtype Content: Sendable
    /// The error of an action.
    associatedtype Failure: ExplainedError

    /// The current state.
    var state: ListViewState<Content, Failure> { get }
    /// The error of the last action, beside a list that is still on screen; nil if it succeeded.
    var failure: Failure? { get }

    /// Loads the list, unless it was requested already.
    func didAppear() async
    /// Loads the list again.
    func didTapOnRetryButton() async
    /// Refreshes the list; the current one stays on screen meanwhile, and if that fails.
    func didPullToRefresh() async
    /// Refreshes the list whenever the library changes, until the task is cancelled.
    func observeChanges() async
    /// Clears ``failure``.
    func didDismissFailure()
    /// Closes the screen.
    func didTapOnBack()
}

/// The state and the actions of a list with pages.
@MainActor
public protocol PagedListViewModelContract<Content, Failure>: ListViewModelContract {
    /// Whether the next page is being loaded.
    var isLoadingMore: Bool { get }
    /// Why the next page could not be loaded; nil if it could, or is being loaded.
    var nextPageFailure: Failure? { get }

    /// Loads and appends the next page, if there is one that is not being loaded. After a failure, tries again.
    func loadMore() async
}
