public import Observation

/// What the screen Collection List shows and what can be done on it.
@MainActor
public protocol CollectionListViewModelContract: AnyObject, Observable {
    var state: CollectionListViewState { get }

    /// Reads the first page if nothing was asked for yet.
    func didAppear() async
    /// Reads the first page again.
    func didTapOnRetryButton() async
    /// Reads the first page anew; what is shown stays meanwhile.
    func didPullToRefresh() async
    /// Reads the next page, if there is one, and puts it behind what is shown.
    func didReachEnd() async
    /// Shows one of the things.
    func didSelect(_ item: CollectionListItem)
    /// Leaves the screen.
    func didTapOnBack()
}
