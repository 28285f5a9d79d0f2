// Derived from MakingViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension MakingViewModelStub {
    public func observeChanges() async {}
    public func didDismissFailure() {}
    public func didTapOnListen() {}
    public func didTapOnNewHero() {}
}
