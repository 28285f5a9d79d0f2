// Derived from ReadingJourneyViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension ReadingJourneyViewModelStub {
    public func didTapOnAchievements() {}
    public func didTapOnStories() {}
}
