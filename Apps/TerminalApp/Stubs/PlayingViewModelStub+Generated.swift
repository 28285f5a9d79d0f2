// Derived from PlayingViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension PlayingViewModelStub {
    public func observeChanges() async {}
    public func didTapOnFavorite() async {}
    public func didDismissFailure() {}
    public func didSeeAnswer() {}
}
