// Derived from HomeViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import Playback
public import StoryCore

extension HomeViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func observeChanges() async {}
    public func didTapOnNewStory() {}
    public func didTapOnNewHero() {}
    public func didTapOnHeroes() {}
    public func didTapOnEvents() {}
    public func didTapOnNewCollection() {}
    public func didTapOnAchievements() {}
    public func didSelect(_ story: StorySummary) {}
    public func didTapOnContinue(_ story: StartedStory) {}
}
