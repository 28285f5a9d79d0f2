// Derived from CollectionListViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import StoryCore

extension CollectionListViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didPullToRefresh() async {}
    public func observeChanges() async {}
    public func didDismissFailure() {}
    public func didSelect(_ collection: StoryCollection) {}
    public func didTapOnAchievements() {}
    public func didTapOnNewCollection() {}
    public func didTapOnBack() {}
}
