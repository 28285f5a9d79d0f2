// Derived from NewStoryFormViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension NewStoryFormViewModelStub {
    public func observeChanges() async {}
    public func didDismissFailure() {}
    public func didTapOnListen() {}
    public func didTapOnNewHero() {}
}
