// Derived from StoryBinViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import StoryCore

extension StoryBinViewModelStub {
    public func didTapOnRestore(_ story: BinnedStory) async {}
    public func didTapOnDelete(_ story: BinnedStory) {}
    public func didTapOnEmpty() {}
}
