// Derived from StoryBinViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import StoryCore

extension StoryBinViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didPullToRefresh() async {}
    public func observeChanges() async {}
    public func didTapOnRestore(_ story: BinnedStory) async {}
    public func didDismissFailure() {}
    public func didTapOnDelete(_ story: BinnedStory) {}
    public func didTapOnEmpty() {}
    public func didTapOnBack() {}
}
