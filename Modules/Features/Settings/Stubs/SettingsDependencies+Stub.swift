import FeatureKit
public import FeatureKitStubs
public import Settings
public import StoryCore

extension SettingsDependencies {
    /// Dependencies over a repository, with the settings of ``FeatureKit/SettingsSection/stub``.
    public static func stub(repository: any SettingsRepository = LibraryFake()) -> SettingsDependencies {
        SettingsDependencies(
            repository: repository, catalog: SettingsCatalog([.stub]) { .stub }, location: "/library/stories")
    }
}
