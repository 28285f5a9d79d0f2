import CollectionsViews
import LibraryViews
import TerminalUI

/// The tabs of the app, each with a stack of its own.
///
/// This file defines everything about a tab: a case, its title and its first screen. Its number key and its position in
/// the bar follow from the order. A feature's screens say which tab they belong to.
public enum AppTab: CaseIterable, Hashable, Sendable {
    /// Starts or continues a story.
    case home
    /// Stories, heroes and events.
    case library
    /// Collections and achievements.
    case collections
    /// The settings.
    case settings

    /// The title in the bar.
    var title: String {
        switch self {
        case .home: "Home"
        case .library: "Library"
        case .collections: "Collections"
        case .settings: "Settings"
        }
    }

    /// The first screen of the tab.
    @MainActor @ViewBuilder var firstScreen: some View {
        switch self {
        case .home: HomeView()
        case .library: StoryLibraryView()
        case .collections: CollectionListView()
        case .settings: SettingsView()
        }
    }

    /// The key of each tab: the numbers, in the order of the bar.
    static let keys = zip(allCases, "123456789").map { (tab: $0, key: $1) }
}
