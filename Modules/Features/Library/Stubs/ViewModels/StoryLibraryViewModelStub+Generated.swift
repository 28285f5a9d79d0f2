// Derived from StoryLibraryViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import StoryCore

extension StoryLibraryViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didPullToRefresh() async {}
    public func loadContent() async {}
    public func loadStories() async {}
    public func loadHeroes() async {}
    public func loadMore() async {}
    public func filterByHero(_ hero: Hero?) async {}
    public func filterStories(by filter: StoryFilter) async {}
    public func search(_ text: String) async {}
    public func sortStories(by sort: StorySort) async {}
    public func deleteStory(_ story: StorySummary) async {}
    public func didTapOnFavorite(_ story: StorySummary) async {}
    public func observeChanges() async {}
    public func storiesDidChange() async {}
    public func didDismissFailure() {}
    public func didSelect(_ story: StorySummary) {}
    public func didTapOnPlay(_ story: StorySummary) {}
    public func didTapOnPlayNext(_ story: StorySummary) {}
    public func didTapOnAddToQueue(_ story: StorySummary) {}
    public func didTapOnNewStory() {}
    public func didTapOnDelete(_ story: StorySummary) {}
    public func didTapOnHeroes() {}
    public func didTapOnEvents() {}
    public func didTapOnBin() {}
    public func didTapOnBack() {}
}
