// Derived from CurrentStoryFavoriteViewModelContract.swift by './generate.sh derive'. Changes here are lost.

extension CurrentStoryFavoriteViewModelStub {
    public func didTapOnFavorite() async {}
    public func didDismissFailure() {}
    public func didSeeAnswer() {}
}
