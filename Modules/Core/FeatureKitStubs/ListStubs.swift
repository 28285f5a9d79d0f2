public import FeatureKit

extension ListViewState: Equatable where Content: Equatable, Failure: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle): true
        case (.loading, .loading): true
        case (.loaded(let left), .loaded(let right)): left == right
        case (.empty, .empty): true
        case (.error(let left), .error(let right)): left == right
        case (.idle, _), (.loading, _), (.loaded, _), (.empty, _), (.error, _): false
        }
    }
}

/// A stub of a list's view model, which does nothing.
@MainActor
public protocol ListViewModelStub: ListViewModelContract {}

extension ListViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didPullToRefresh() async {}
    public func observeChanges() async {}
    public func didDismissFailure() {}
    public func didTapOnBack() {}
}

extension ListViewModelStub where Self: PagedListViewModelContract {
    public func loadMore() async {}
}
