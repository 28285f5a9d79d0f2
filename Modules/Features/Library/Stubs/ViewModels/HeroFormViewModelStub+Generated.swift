// Derived from HeroFormViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension HeroFormViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didTapOnNext() async {}
    public func didTapOnSave() async {}
    public func didTapOnBack() {}
}
