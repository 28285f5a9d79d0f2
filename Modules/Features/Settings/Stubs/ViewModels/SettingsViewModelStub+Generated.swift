// Derived from SettingsViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import FeatureKit

extension SettingsViewModelStub {
    public func didAppear() async {}
    public func observe() async {}
    public func didTapOnRetryButton() async {}
    public func choose(_ value: SettingValue, for setting: SettingDefinition) {}
    public func keep() async {}
    public func didDismissFailure() {}
}
