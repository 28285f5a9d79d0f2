// Derived from AchievementListViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension AchievementListViewModelStub {
    public func didTapOnJourney() {}
}
