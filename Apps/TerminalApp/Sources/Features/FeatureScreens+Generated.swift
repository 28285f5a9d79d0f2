// Derived from the features in Package.swift by './generate.sh derive'. Changes here are lost.

extension FeatureScreens {
    /// The screens of every feature, by its name.
    static let all: [any FeatureScreensContract.Type] = [
        CollectionsScreens.self,
        GenerationScreens.self,
        HouseholdScreens.self,
        LibraryScreens.self,
        PlaybackScreens.self,
        SettingsScreens.self,
    ]
}
