// Derived from HeroListViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import StoryCore

extension HeroListViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didPullToRefresh() async {}
    public func observeChanges() async {}
    public func didDismissFailure() {}
    public func didSelect(_ hero: Hero) {}
    public func didTapOnNewHero() {}
    public func didTapOnDelete(_ hero: Hero) {}
    public func didTapOnBack() {}
}
