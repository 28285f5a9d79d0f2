// Derived from CollectionFormViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension CollectionFormViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func didTapOnMake() async {}
    public func didTapOnStop() {}
    public func didTapOnCollection() {}
    public func didTapOnBack() {}
}
