// Derived from CollectionListViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import Collections

extension CollectionListViewModelStub {
    public func didSelect(_ collection: StoryCollection) {}
    public func didTapOnAchievements() {}
    public func didTapOnJourney() {}
    public func didTapOnNewCollection() {}
}
