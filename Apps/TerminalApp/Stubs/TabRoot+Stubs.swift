import CollectionsViews
import LibraryViews
import SettingsViews
public import TerminalApp

extension [TabRoot] {
    /// The tabs of the app with their first screens, which get their view models from the environment.
    @MainActor public static var stubs: [TabRoot] {
        [
            TabRoot(.home, view: HomeView()), TabRoot(.library, view: StoryLibraryView()),
            TabRoot(.collections, view: CollectionListView()),
            TabRoot(.settings, view: SettingsView()),
        ]
    }
}
