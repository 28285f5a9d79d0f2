// Derived from PlaybackQueueViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension PlaybackQueueViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didPullToRefresh() async {}
    public func didSelect(_ index: Int) async {}
    public func didMove(from origin: Int, to index: Int) {}
    public func didRemove(at index: Int) {}
    public func didTapOnUndo() {}
    public func didTapOnStory(at index: Int) {}
    public func didTapOnBack() {}
}
