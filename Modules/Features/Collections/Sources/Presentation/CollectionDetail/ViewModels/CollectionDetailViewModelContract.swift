public import Observation

/// What the screen Collection Detail shows and what can be done on it.
@MainActor
public protocol CollectionDetailViewModelContract: AnyObject, Observable {
    var state: CollectionDetailViewState { get }

    /// Reads what is shown if nothing was asked for yet.
    func didAppear() async
    /// Reads it again.
    func didTapOnRetryButton() async
    /// Reads it anew; what is shown stays meanwhile.
    func didPullToRefresh() async
    /// Leaves the screen.
    func didTapOnBack()
}
