// Derived from HomeViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import Generation
public import Playback
public import StoryCore

extension HomeViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func refresh() async {}
    public func observeChanges() async {}
    public func didTapOnNewStory() {}
    public func didTapOnQueue() {}
    public func didTapOnNewHero() {}
    public func didTapOnHeroes() {}
    public func didTapOnEvents() {}
    public func didTapOnNewCollection() {}
    public func didTapOnAchievements() {}
    public func didTapOnJourney() {}
    public func didSelect(_ story: StorySummary) {}
    public func didTapOnContinue(_ story: StartedStory) {}
    public func didTapOnResume(_ job: JobOverview) {}
    public func discard(_ job: JobOverview) async {}
    public func didDismissFailure() {}
}
