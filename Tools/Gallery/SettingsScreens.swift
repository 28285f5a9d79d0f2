import Settings
import SettingsStubs
import SettingsViews
import StoryApp
import TerminalUI

/// The screens of the feature Settings.
@MainActor
enum SettingsScreens {
    static let all: [GalleryScreen] = [
        GalleryScreen(
            name: "settings",
            variants: SettingsViewModelStub.all(with: BuiltInFeatures.settings).map {
                var environment = EnvironmentValues()
                environment.provide($0.stub, as: (any SettingsViewModelContract).self)
                return GalleryScreen.Variant(name: $0.name, view: SettingsView(), environment: environment)
            })
    ]
}
