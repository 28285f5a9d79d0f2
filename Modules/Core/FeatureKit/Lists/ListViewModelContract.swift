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
    /// Why the last thing that was asked for could not be done, beside a list that is still shown; nil if it could.
    var failure: Failure? { get }

    /// Reads the list if nothing was asked for yet.
    func didAppear() async
    /// Reads the list again.
    func didTapOnRetryButton() async
    /// Reads the list anew; what is shown stays meanwhile, and if that fails.
    func didPullToRefresh() async
    /// Keeps the list as the library is, until the task is cancelled.
    func observeChanges() async
    /// Takes away what ``failure`` says.
    func didDismissFailure()
    /// Leaves the screen.
    func didTapOnBack()
}

/// What a list shows that is read a page at a time.
@MainActor
public protocol PagedListViewModelContract<Content, Failure>: ListViewModelContract {
    /// Whether the next page is being read.
    var isLoadingMore: Bool { get }
    /// Why the next page could not be read; nil if it could, or is being read.
    var nextPageFailure: Failure? { get }

    /// Reads the next page, if there is one and it is not being read, and puts it behind what is shown; asked for again,
    /// it tries again.
    func loadMore() async
}
