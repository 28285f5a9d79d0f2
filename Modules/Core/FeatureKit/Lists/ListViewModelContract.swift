public import Observation
public import StoryCore

/// What every list shows, and what can be done on it.
@MainActor
public protocol ListViewModelContract<Content, Failure>: AnyObject, Observable {
    /// What is listed.
    associatedtype Content: Sendable
    /// Why something could not be done.
    associatedtype Failure: ExplainedError

    /// What is shown.
    var state: ListViewState<Content, Failure> { get }
    /// Why the last action failed while the list stays on screen; nil if it didn't.
    var failure: Failure? { get }

    /// Reads the list if nothing was asked for yet.
    func didAppear() async
    /// Reads the list again.
    func didTapOnRetryButton() async
    /// Reads the list anew; what is shown stays meanwhile, and if that fails.
    func didPullToRefresh() async
    /// Keeps the list as the library is, until the task is cancelled.
    func observeChanges() async
    /// Dismisses ``failure``.
    func didDismissFailure()
    /// Leaves the screen.
    func didTapOnBack()
}

/// What a list shows that is read a page at a time.
@MainActor
public protocol PagedListViewModelContract<Content, Failure>: ListViewModelContract {
    /// Whether the next page is being read.
    var isLoadingMore: Bool { get }
    /// Why the next page couldn't be read; nil if nothing went wrong or it is being read.
    var nextPageFailure: Failure? { get }

    /// Reads the next page, if there is one and it is not being read, and puts it behind what is shown; asked for again,
    /// it tries again.
    func loadMore() async
}
