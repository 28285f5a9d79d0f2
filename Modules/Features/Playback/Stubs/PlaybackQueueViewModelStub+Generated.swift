// Derived from PlaybackQueueViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension PlaybackQueueViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didPullToRefresh() async {}
    public func didSelect(_ place: Int) async {}
    public func didMove(from origin: Int, to place: Int) {}
    public func didRemove(at place: Int) {}
    public func didTapOnUndo() {}
    public func didTapOnStory(at place: Int) {}
    public func didTapOnBack() {}
}
