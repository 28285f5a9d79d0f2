// Derived from CollectionDetailViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension CollectionDetailViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didPullToRefresh() async {}
    public func didTapOnBack() {}
}
