// Derived from SettingsViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import StoryCore

extension SettingsViewModelStub {
    public func didAppear() async {}
    public func didTapOnRetryButton() async {}
    public func choose(_ settings: AppSettings) {}
    public func keep() async {}
    public func didDismissFailure() {}
}
