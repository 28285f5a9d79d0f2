// Derived from ProfileListViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import Household

extension ProfileListViewModelStub {
    public func didSelect(_ profile: Profile) {}
    public func didChoose(_ profile: Profile) async {}
    public func didTapOnNew() {}
    public func didTapOnPIN() {}
}
