import Collections
import FeatureKit
public import Foundation
import Generation
import Library
public import Playback
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
    private let making: NewStoryFormViewModel
    private let collections: CollectionListViewModel
    /// Marks the story in the player.
    public let playing: CurrentStoryFavoriteViewModel
    private let settings: SettingsViewModel
    private let achievementNotice: AchievementNotice
    /// Ties the player to media keys, once somebody starts it; nil if the app was put together without.
    public let remote: PlaybackRemoteControl?
    private var noticing: Task<Void, Never>?
    /// The theme for this time; nil for that of the settings.
    private let theme: AppTheme?

    /// Puts the app together; nothing is opened before it is seen.
    ///
    /// - Parameters:
    ///   - app: Brings the features with their dependencies.
    ///   - output: Where the sound goes in this session; nil for where the household wants it.
    ///   - theme: The theme for this time, until another one is chosen; nil for that of the settings.
    ///   - now: Tells which stories somebody may go on with.
    public init(
        app: AppContainer, output: PlaybackOutput?, theme: AppTheme? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.theme = theme
        // The navigator opens screens of view models that lead to the navigator.
        let way = NavigatorReference()
        let navigate: @MainActor (AppDestination) -> Void = { way.navigator?.show($0) }
        let factory = ViewModelFactory(app: app, output: output, navigate: navigate)
        let screens = FeatureScreens(
            ScreenContext(
                app: app, player: factory.audioPlayback,
                play: { request in Task { await way.play(request, of: app, with: factory.audioPlayback) } },
                navigate: navigate))
        navigator = AppNavigator { screens.presentation(of: $0) }
        way.navigator = navigator
        self.factory = factory
        remote = app.makeRemoteControl(of: factory.player) { way.navigator?.isQuitRequested = true }
        let choices = SettingsChoices(registry: app.registry, location: app.location)
        home = HomeViewModel(
            getHome: GetHomeUseCase(
                library: app.library, playback: app.playback, generation: app.generation, now: now),
            observeHome: ObserveHomeUseCase(library: app.library),
            discardUnfinished: DiscardUnfinishedUseCase(generation: app.generation),
            resume: { job in Task { await factory.storyGeneration.resume(job) } }, navigate: navigate)
        collections = app.collections.makeCollectionListViewModel {
            navigate(CollectionsRouting.destination(for: $0))
        }
        playing = CurrentStoryFavoriteViewModel(library: app.library, player: factory.audioPlayback)
        let settings = SettingsViewModel(settings: app.settings, choices: choices) { [registry = app.registry] in
            await registry.outputDevices
        }
        self.settings = settings
        let listening = ProgressivePlayback(player: factory.audioPlayback)
        factory.storyGeneration.onUpdate = { listening.follow($0) }
        factory.storyGeneration.onEnd = { story in Task { await listening.finish(story) } }
        making = NewStoryFormViewModel(
            library: app.library, settings: settings, listening: listening, navigate: navigate)
        achievementNotice = AchievementNotice(
            changes: { [library = app.library] in library.changes() },
            newAchievements: { [collections = app.collections] () async throws(CollectionsError) in
                try await collections.newAchievements()
            },
            tell: { way.navigator?.note = $0 })
    }

    /// Plays stories.
    public var player: AudioPlaybackViewModel { factory.audioPlayback }

    /// Reads the settings, which the first frame shows already. If they cannot be read, Settings says why.
    public func prepare() async { await settings.didAppear() }

    /// Tells achievements from now on when they are earned.
    public func noticeAchievements() {
        noticing = Task { [achievementNotice] in await achievementNotice.observe() }
    }

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
        environment.provide(making, as: (any NewStoryFormViewModelContract).self)
        environment.provide(collections, as: (any CollectionListViewModelContract).self)
        environment.provide(playing, as: (any CurrentStoryFavoriteViewModelContract).self)
        environment.provide(settings, as: (any SettingsViewModelContract).self)
        return environment
    }

    /// Ends what plays, and returns when its position and its mark are kept.
    public func close() async {
        noticing?.cancel()
        await remote?.close()
        await playing.settle()
        await factory.audioPlayback.stop()
    }
}

/// Leads from view models back to the navigator.
@MainActor
private final class NavigatorReference {
    weak var navigator: AppNavigator?

    /// Has stories played, or says why they cannot be.
    func play(_ request: PlayRequest, of app: AppContainer, with player: AudioPlaybackViewModel) async {
        do throws(LibraryError) {
            switch request {
            case .story(let story, let position):
                await player.play(story: try await app.library.story(matching: story.rawValue), from: position)
            case .all(let identifiers):
                var stories: [Story] = []
                for story in identifiers { stories.append(try await app.library.story(matching: story.rawValue)) }
                await player.didAppear()
                // What nobody has narrated would end it; if that is all, the player says so.
                let narrated = stories.filter { $0.narration != nil }
                player.setQueue(narrated.isEmpty ? stories : narrated)
                await player.play(at: 0)
            case .next(let story):
                let story = try await app.library.story(matching: story.rawValue)
                await queue(story, note: "Playing next", in: player) { player.playNext(story) }
            case .last(let story):
                let story = try await app.library.story(matching: story.rawValue)
                await queue(story, note: "Added to the queue", in: player) { player.append(story) }
            }
        } catch {
            navigator?.alert = AppAlert("Play", error)
        }
    }

    /// Puts a story into the queue, and says so; one without a narration would end what plays.
    private func queue(
        _ story: Story, note: String, in player: AudioPlaybackViewModel, _ put: @MainActor () -> Void
    ) async {
        guard story.narration != nil else {
            navigator?.note = "Not added (no narration yet): \(story.title)"
            return
        }
        await player.didAppear()
        put()
        navigator?.note = "\(note): \(story.title)"
    }
}

extension Registry {
    /// The devices that the sound can go to; none where nobody can tell, which 'story doctor' explains.
    fileprivate var outputDevices: [PlaybackDevice] {
        get async {
            do {
                return try await engine(nil).outputDevices()
            } catch {
                return []
            }
        }
    }
}
