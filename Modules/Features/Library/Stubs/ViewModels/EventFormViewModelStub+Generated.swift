// Derived from EventFormViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension EventFormViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didTapOnSave() async {}
    public func didTapOnBack() {}
}
