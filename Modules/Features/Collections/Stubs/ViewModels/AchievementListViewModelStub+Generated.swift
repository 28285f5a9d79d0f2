// Derived from AchievementListViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension AchievementListViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didPullToRefresh() async {}
    public func didDismissFailure() {}
    public func didTapOnBack() {}
}
