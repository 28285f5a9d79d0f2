// Derived from StoryDetailViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension StoryDetailViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didPullToRefresh() async {}
    public func didTapOnFavorite() async {}
    public func observeChanges() async {}
    public func didDismissFailure() {}
    public func didTapOnPlay() {}
    public func didTapOnPlayNext() {}
    public func didTapOnAddToQueue() {}
    public func didTapOnDelete() {}
    public func didTapOnBack() {}
}
