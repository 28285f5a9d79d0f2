import Collections
import FeatureKit
public import Foundation
import Generation
import Library
import Playback
public import StoryApp
public import StoryCore
public import TerminalUI

/// Puts the app on a terminal together: the shared view models, those of its own screens, and the navigator.
@MainActor
public final class AppComposition {
    /// Knows which screen is seen.
    public let navigator: AppNavigator
    private let factory: ViewModelFactory
    private let home: HomeViewModel
    private let making: MakingViewModel
    private let collections: CollectionListViewModel
    private let playing: PlayingViewModel
    private let settings: SettingsViewModel
    /// The theme for this time; nil for that of the settings.
    private let theme: AppTheme?

    /// Puts the app together; nothing is opened before it is seen.
    ///
    /// - Parameters:
    ///   - app: Brings the features with their dependencies.
    ///   - output: Where the sound goes.
    ///   - theme: The theme for this time, until another one is chosen; nil for that of the settings.
    ///   - now: Tells which stories somebody may go on with.
    public init(
        app: AppContainer, output: PlaybackOutput, theme: AppTheme? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.theme = theme
        // The navigator opens screens of view models that lead to the navigator.
        let way = Way()
        let navigate: @MainActor (AppDestination) -> Void = { way.navigator?.show($0) }
        let factory = ViewModelFactory(app: app, output: output, navigate: navigate)
        let screens = FeatureScreens(
            ScreenContext(
                app: app, player: factory.audioPlayback,
                play: { story, position in
                    Task { await way.play(story, from: position, of: app, with: factory.audioPlayback) }
                }, navigate: navigate))
        navigator = AppNavigator { screens.showing(of: $0) }
        way.navigator = navigator
        self.factory = factory
        let choices = SettingsChoices(registry: app.registry, location: app.location)
        home = HomeViewModel(
            getHome: GetHomeUseCase(library: app.library, playback: app.playback, now: now),
            observeHome: ObserveHomeUseCase(library: app.library), navigate: navigate)
        collections = app.collections.makeCollectionListViewModel {
            navigate(CollectionsRouting.destination(for: $0))
        }
        playing = PlayingViewModel(library: app.library, player: factory.audioPlayback)
        let settings = SettingsViewModel(settings: app.settings, choices: choices)
        self.settings = settings
        making = MakingViewModel(library: app.library, settings: settings, navigate: navigate)
    }

    /// Reads the settings, which the first frame shows already. If they cannot be read, Settings says why.
    public func prepare() async { await settings.didAppear() }

    /// What views find.
    ///
    /// - Parameters:
    ///   - capabilities: What the terminal can show.
    ///   - pictures: Makes pictures for the terminal; nil to describe them.
    public func environment(
        on capabilities: TerminalCapabilities, pictures: (any PictureRenderer)?
    ) -> EnvironmentValues {
        var environment = EnvironmentValues()
        let themes = AppThemes(capabilities: capabilities, settings: settings, temporary: theme)
        (environment.theme, environment.pictures) = (themes.opening, pictures)
        environment.provide(themes)
        environment.provide(navigator)
        environment.provide(factory.storyGeneration, as: (any StoryGenerationViewModelContract).self)
        environment.provide(factory.storyLibrary, as: (any StoryLibraryViewModelContract).self)
        environment.provide(factory.audioPlayback, as: (any AudioPlaybackViewModelContract).self)
        // What several features share is also found by its own type.
        environment.provide(factory.storyGeneration)
        environment.provide(factory.storyLibrary)
        environment.provide(factory.audioPlayback)
        environment.provide(home, as: (any HomeViewModelContract).self)
        environment.provide(making, as: (any MakingViewModelContract).self)
        environment.provide(collections, as: (any CollectionListViewModelContract).self)
        environment.provide(playing, as: (any PlayingViewModelContract).self)
        environment.provide(settings, as: (any SettingsViewModelContract).self)
        return environment
    }

    /// Ends what plays, and returns when its position is kept.
    public func close() async { await factory.audioPlayback.stop() }
}

/// Leads from view models back to the navigator.
@MainActor
private final class Way {
    weak var navigator: AppNavigator?

    /// Plays a story, or says why it cannot be played.
    func play(
        _ identifier: StoryID, from position: TimeInterval?, of app: AppContainer, with player: AudioPlaybackViewModel
    ) async {
        do throws(LibraryError) {
            await player.play(story: try await app.library.story(matching: identifier.rawValue), from: position)
        } catch {
            navigator?.alert = AppAlert("Play", error)
        }
    }
}
