// Derived from PINFormViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension PINFormViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didTapOnSave() async {}
    public func didConfirmRemoval() async {}
    public func didTapOnBack() {}
}
