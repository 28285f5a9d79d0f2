import LibraryViews
import TerminalUI

/// The first tab, with what was opened in it.
struct HomeStack: View {
    @Environment(AppNavigator.self) private var navigator

    var body: some View {
        NavigationStack(path: navigator.binding(to: .home)) {
            HomeView()
        } destination: {
            ScreenView(screen: $0)
        }
    }
}

/// The tab of the stories, with what was opened in it.
struct LibraryStack: View {
    @Environment(AppNavigator.self) private var navigator

    var body: some View {
        NavigationStack(path: navigator.binding(to: .library)) {
            StoryLibraryView()
        } destination: {
            ScreenView(screen: $0)
        }
    }
}

/// The tab of the settings, with what was opened in it, such as the player.
struct SettingsStack: View {
    @Environment(AppNavigator.self) private var navigator

    var body: some View {
        NavigationStack(path: navigator.binding(to: .settings)) {
            SettingsView()
        } destination: {
            ScreenView(screen: $0)
        }
    }
}

extension AppNavigator {
    /// What was opened in a tab, as a stack needs it.
    fileprivate func binding(to tab: AppTab) -> Binding<[AppScreen]> {
        Binding(get: { self[path: tab] }, set: { self[path: tab] = $0 })
    }
}
