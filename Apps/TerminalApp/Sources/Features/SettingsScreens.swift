import Settings
import SettingsViews
import StoryApp
import TerminalUI

extension AppTab {
    /// The settings; always the last.
    public static let settings = AppTab("settings", title: "Settings", order: .max)
}

/// The screens of the feature Settings in the app.
struct SettingsScreens: FeatureScreensContract {
    typealias Composition = SettingsComposition

    static let tab = AppTab.settings
    let context: ScreenContext

    func makeFirstScreen() -> (any View)? { SettingsView() }

    func presentation(of route: SettingsRoute) -> Presentation {
        switch route {
        case .settings: .root(of: .settings)
        }
    }
}
