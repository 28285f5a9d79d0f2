// Derived from the lists of screens in Tools/Gallery by './generate.sh derive'. Changes here are lost.

extension GalleryScreen {
    /// Every screen.
    static var all: [GalleryScreen] {
        [
            AppScreens.all,
            CollectionsScreens.all,
            GenerationScreens.all,
            HouseholdScreens.all,
            LibraryScreens.all,
            PlaybackScreens.all,
            SettingsScreens.all,
        ].flatMap { $0 }
    }
}
