// Derived from EventListViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import StoryCore

extension EventListViewModelStub {
    public func didTapOnFavorite(_ event: CustomStoryEvent) async {}
    public func didSelect(_ event: CustomStoryEvent) {}
    public func didTapOnNewEvent() {}
    public func didTapOnDelete(_ event: CustomStoryEvent) {}
}
