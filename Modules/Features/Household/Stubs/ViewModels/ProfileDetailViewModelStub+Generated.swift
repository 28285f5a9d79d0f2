// Derived from ProfileDetailViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension ProfileDetailViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didPullToRefresh() async {}
    public func observeChanges() async {}
    public func didDismissFailure() {}
    public func didTapOnRead() async {}
    public func didTapOnEdit() {}
    public func didConfirmDeletion() async {}
    public func didTapOnBack() {}
}
