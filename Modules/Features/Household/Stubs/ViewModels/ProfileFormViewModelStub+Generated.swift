// Derived from ProfileFormViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension ProfileFormViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didTapOnSave() async {}
    public func didTapOnBack() {}
}
