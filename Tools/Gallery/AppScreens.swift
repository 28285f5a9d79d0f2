import Collections
import CollectionsStubs
import Generation
import GenerationStubs
import Library
import LibraryStubs
import Playback
import PlaybackStubs
import Settings
import SettingsStubs
import StoryApp
import StoryCore
import TerminalApp
import TerminalAppStubs
import TerminalUI

/// The app's own screens, and the app as a whole.
@MainActor
enum AppScreens {
    static var all: [GalleryScreen] {
        [
            GalleryScreen(name: "app", variants: whole),
            GalleryScreen(
                name: "home",
                variants: HomeViewModelStub.all.map {
                    var environment = EnvironmentValues()
                    environment.provide($0.stub, as: (any HomeViewModelContract).self)
                    environment.provide(
                        StoryGenerationViewModelStub(state: .idle), as: (any StoryGenerationViewModelContract).self)
                    environment.provide(QueueStatusViewModelStub(), as: (any QueueStatusViewModelContract).self)
                    return GalleryScreen.Variant(name: $0.name, view: HomeView(), environment: environment)
                }),
        ]
    }

    private static var whole: [GalleryScreen.Variant] {
        let story = Story.stub(playable: "stub")
        let playing = AudioPlaybackViewModelStub(state: .playing(story), currentTime: 20)
        let generating = StoryGenerationViewModelStub(state: .generating(.generatingAudio), progress: 0.5)
        let waiting = QueueStatusViewModelStub(status: QueueStatus(queuedCount: 2))
        return [
            variant("first screen"),
            variant("library while something plays", player: playing, keys: [KeyPress("2")]),
            variant("collections", keys: [KeyPress("3")]),
            variant("settings", keys: [KeyPress("4")]),
            variant("new story over the first screen", destination: .generation(.form)),
            variant(
                "story in the making over the first screen", generation: generating,
                destination: .generation(.form)),
            variant("keys", keys: [KeyPress("?")]),
            variant("story in the making and others queued", generation: generating, queue: waiting),
            variant("queued stories in the making", queue: .busy),
            variant("leaving while a story is made", generation: generating, keys: [KeyPress("q")]),
            variant("leaving while a queued story is made", queue: .busy, keys: [KeyPress("q")]),
            variant("the PIN is asked for", asksPIN: true),
            variant("something went wrong", alert: AppAlert("Play", StorageError.diskFull(path: "/library"))),
        ]
    }

    private static func variant(
        _ name: String, player: AudioPlaybackViewModelStub = AudioPlaybackViewModelStub(state: .idle),
        generation: StoryGenerationViewModelStub = StoryGenerationViewModelStub(state: .idle),
        queue: QueueStatusViewModelStub = QueueStatusViewModelStub(),
        destination: AppDestination? = nil, alert: AppAlert? = nil, asksPIN: Bool = false,
        keys: [KeyPress] = []
    ) -> GalleryScreen.Variant {
        let navigator = AppNavigator(roots: .stubs) { _ in .sheet(of: .home) { NewStoryFormView() } }
        if let destination { navigator.show(destination) }
        navigator.alert = alert
        var environment = EnvironmentValues()
        environment.provide(navigator)
        let question = PINQuestions.Question(
            reason: "Ben can't edit stories. A parent can allow it with the PIN.", error: .wrong(retryAfter: 0))
        environment.provide(PINQuestions(question: asksPIN ? question : nil))
        environment.provide(player, as: (any AudioPlaybackViewModelContract).self)
        environment.provide(generation, as: (any StoryGenerationViewModelContract).self)
        environment.provide(queue, as: (any QueueStatusViewModelContract).self)
        environment.provide(NewStoryFormViewModelStub(), as: (any NewStoryFormViewModelContract).self)
        environment.provide(CurrentStoryFavoriteViewModelStub(), as: (any CurrentStoryFavoriteViewModelContract).self)
        let settings = SettingsViewModelStub(state: .loaded(AppSettings()), sections: BuiltInFeatures.settings)
        environment.provide(settings, as: (any SettingsViewModelContract).self)
        environment.provide(
            AppThemes(
                capabilities: TerminalCapabilities(depth: .full, isUnicode: true, hasScreen: true), settings: settings))
        if let home = HomeViewModelStub.all.first(where: { $0.name == "with a story that was begun" })?.stub {
            environment.provide(home, as: (any HomeViewModelContract).self)
        }
        if let library = StoryLibraryViewModelStub.all.first(where: { $0.name == "loaded" })?.stub {
            environment.provide(library, as: (any StoryLibraryViewModelContract).self)
        }
        if let collections = CollectionListViewModelStub.all.first(where: { $0.name == "loaded" })?.stub {
            environment.provide(collections, as: (any CollectionListViewModelContract).self)
        }
        return GalleryScreen.Variant(name: name, view: RootView(), environment: environment, keys: keys)
    }
}
