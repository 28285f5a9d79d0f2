// Derived from DeleteConfirmationViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension DeleteConfirmationViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didTapOnDelete() async {}
    public func didTapOnCancel() {}
    public func didTapOnUndo() async {}
    public func didTapOnDone() {}
}
