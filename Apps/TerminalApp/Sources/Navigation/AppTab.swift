import CollectionsViews
import LibraryViews
import TerminalUI

/// The screens that the app begins with, each with a stack of its own.
///
/// This file is all there is to a tab: a case here, its title and its first screen. It gets its number as a key and its
/// place in the bar by its order. A feature says in its screens which tab they are in.
public enum AppTab: CaseIterable, Hashable, Sendable {
    /// To make a story, or to go on with one.
    case home
    /// To find a story.
    case library
    /// To grow with stories that belong together.
    case collections
    /// To choose how new stories are.
    case settings

    /// What the bar says.
    var title: String {
        switch self {
        case .home: "Home"
        case .library: "Library"
        case .collections: "Collections"
        case .settings: "Settings"
        }
    }

    /// What is seen before anything was opened.
    @MainActor @ViewBuilder var firstScreen: some View {
        switch self {
        case .home: HomeView()
        case .library: StoryLibraryView()
        case .collections: CollectionListView()
        case .settings: SettingsView()
        }
    }

    /// What leads to each tab: the numbers, in the order of the bar.
    static let keys = zip(allCases, "123456789").map { (tab: $0, key: $1) }
}
