// Derived from CollectionDetailViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import Collections

extension CollectionDetailViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didPullToRefresh() async {}
    public func observeChanges() async {}
    public func didDismissFailure() {}
    public func didDismissAchievements() {}
    public func didSelect(_ story: CollectedStory) {}
    public func didTapOnPlayAll() {}
    public func didTapOnPlay(_ story: CollectedStory) {}
    public func didTapOnComplete(_ story: CollectedStory) async {}
    public func didTapOnResume() async {}
    public func didConfirmDiscard() async {}
    public func didTapOnStop() {}
    public func didTapOnAddStory() async {}
    public func add(_ story: StoryChoice) async {}
    public func didTapOnRemove(_ story: CollectedStory) async {}
    public func didConfirmDeletion() async {}
    public func didTapOnNewCollection() {}
    public func didTapOnBack() {}
}
