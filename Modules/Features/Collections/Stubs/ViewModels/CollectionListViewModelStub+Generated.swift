// Derived from CollectionListViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import Collections

extension CollectionListViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didPullToRefresh() async {}
    public func didReachEnd() async {}
    public func didSelect(_ item: CollectionListItem) {}
    public func didTapOnBack() {}
}
