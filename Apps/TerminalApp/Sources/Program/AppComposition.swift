import Collections
import FeatureKit
public import Foundation
import Generation
import Household
import Library
public import Playback
import Settings
public import StoryApp
public import StoryCore
public import TerminalUI

/// The composition of the app on a terminal: the shared view models, those of its own screens, and the navigator.
@MainActor
public final class AppComposition {
    /// The navigator.
    public let navigator: AppNavigator
    private let factory: ViewModelFactory
    private let home: HomeViewModel
    private let newStoryForm: NewStoryFormViewModel
    private let collections: CollectionListViewModel
    /// The favourite mark of the story in the player.
    public let playing: CurrentStoryFavoriteViewModel
    private let settings: SettingsViewModel
    /// Asks for the PIN.
    private let pins = PINQuestions()
    private let approval: PINApproval
    private let achievementNotice: AchievementNotice
    private let queue: QueueStatusViewModel
    private let queueWork: QueueWork
    /// Connects the player to media keys, once it is started; nil if the app has no remote.
    public let remote: PlaybackRemoteControl?
    private var noticing: [Task<Void, Never>] = []
    /// The themes of the environment; nil before that is made.
    public private(set) var themes: AppThemes?
    /// The theme for this run; nil for the setting.
    private let theme: AppTheme?

    /// Creates the composition; nothing is opened before it is shown.
    ///
    /// - Parameters:
    ///   - app: The features with their dependencies.
    ///   - output: The audio output of this session; nil for the household's setting.
    ///   - theme: The theme for this run, until another one is chosen; nil for the setting.
    ///   - screens: The screens of features besides the built-in ones.
    ///   - now: The current date, which decides which started stories are offered.
    public init(
        app: AppContainer, output: PlaybackOutput?, theme: AppTheme? = nil,
        screens others: [any FeatureScreensContract.Type] = [],
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.theme = theme
        approval = app.services.approval
        // The navigator opens screens whose view models use the navigator.
        let way = NavigatorReference()
        let navigate: @MainActor (AppDestination) -> Void = { way.navigator?.show($0) }
        let factory = ViewModelFactory(app: app, output: output, navigate: navigate)
        let queue = QueueStatusViewModel(
            generation: app.generation,
            isShown: { [generation = factory.storyGeneration] in generation.currentStory?.id == $0 },
            tell: { way.navigator?.tell($0, to: $1.way, at: $1.to) })
        // The queue is worked on for the whole household, whoever reads.
        let everybody = app.caller == .first ? app : app.viewed(by: .first)
        let queueWork = QueueWork(generation: everybody.generation) { [queue] in queue.workDidChange(to: $0) }
        (self.queue, self.queueWork) = (queue, queueWork)
        let screens = FeatureScreens(
            ScreenContext(
                app: app, player: factory.audioPlayback,
                play: { request in Task { await way.play(request, of: app, with: factory.audioPlayback) } },
                onMaking: { if $0 { queueWork.pause() } else { queueWork.resume() } }, navigate: navigate),
            and: others)
        navigator = AppNavigator(roots: screens.makeRoots()) { screens.presentation(of: $0) }
        way.navigator = navigator
        self.factory = factory
        remote = app.makeRemoteControl(of: factory.player) { way.navigator?.isQuitRequested = true }
        home = HomeViewModel(
            getHome: GetHomeUseCase(
                library: app.library, playback: app.playback, generation: app.generation, now: now),
            observeHome: ObserveHomeUseCase(library: app.library),
            discardUnfinished: DiscardUnfinishedUseCase(generation: app.generation),
            resume: { job in Task { await factory.storyGeneration.resume(job) } }, navigate: navigate)
        collections = app.collections.makeCollectionListViewModel {
            navigate(CollectionsComposition.destination(for: $0))
        }
        playing = CurrentStoryFavoriteViewModel(library: app.library, player: factory.audioPlayback)
        let settings = app.settings.makeSettingsViewModel()
        self.settings = settings
        let listening = ProgressivePlayback(player: factory.audioPlayback)
        factory.storyGeneration.onBegin = { queueWork.pause() }
        factory.storyGeneration.onUpdate = { listening.follow($0) }
        factory.storyGeneration.onEnd = { story in
            queueWork.resume()
            Task { await listening.finish(story) }
        }
        newStoryForm = NewStoryFormViewModel(
            library: app.library, generation: app.generation, settings: settings, listening: listening,
            navigate: navigate)
        achievementNotice = AchievementNotice(
            changes: { [library = app.library] in library.changes() },
            newAchievements: { [collections = app.collections] () async throws(CollectionsError) in
                try await collections.newAchievements()
            },
            tell: { way.navigator?.note = $0 })
    }

    /// The player's view model.
    public var player: AudioPlaybackViewModel { factory.audioPlayback }

    /// Asks for the PIN here, and loads the settings, which the first frame needs. If they cannot be read, Settings says why.
    public func prepare() async {
        await approval.ask(by: pins)
        await settings.didAppear()
    }

    /// Starts reporting what happens beside what is on screen: achievements that are earned, stories that are ready.
    public func noticeEvents() {
        noticing = [
            Task { [achievementNotice] in await achievementNotice.observe() },
            Task { [queue] in await queue.observe() },
            Task { [settings] in await settings.observe() },
        ]
    }

    /// Starts making the queued stories.
    public func workOnQueue() { queueWork.start() }

    /// Returns the environment of the views.
    ///
    /// - Parameters:
    ///   - capabilities: What the terminal can show.
    ///   - pictures: Renders pictures for the terminal; nil to describe them.
    public func environment(
        on capabilities: TerminalCapabilities, pictures: (any PictureRenderer)?
    ) -> EnvironmentValues {
        var environment = EnvironmentValues()
        let themes = AppThemes(capabilities: capabilities, settings: settings, temporary: theme)
        (environment.theme, environment.pictures) = (themes.opening, pictures)
        self.themes = themes
        environment.provide(themes)
        environment.provide(navigator)
        environment.provide(pins)
        environment.provide(factory.storyGeneration, as: (any StoryGenerationViewModelContract).self)
        environment.provide(factory.storyLibrary, as: (any StoryLibraryViewModelContract).self)
        environment.provide(factory.audioPlayback, as: (any AudioPlaybackViewModelContract).self)
        // What several features share is also provided under its own type.
        environment.provide(factory.storyGeneration)
        environment.provide(factory.storyLibrary)
        environment.provide(factory.audioPlayback)
        environment.provide(queue, as: (any QueueStatusViewModelContract).self)
        environment.provide(home, as: (any HomeViewModelContract).self)
        environment.provide(newStoryForm, as: (any NewStoryFormViewModelContract).self)
        environment.provide(collections, as: (any CollectionListViewModelContract).self)
        environment.provide(playing, as: (any CurrentStoryFavoriteViewModelContract).self)
        environment.provide(settings, as: (any SettingsViewModelContract).self)
        return environment
    }

    /// Stops playback and the work on the queue, and returns when the position, the mark and the job are saved.
    public func close() async {
        noticing.forEach { $0.cancel() }
        pins.close()
        // First what somebody hears: the job at hand may take a while to be given back.
        await remote?.close()
        await playing.settle()
        await factory.audioPlayback.stop()
        await queueWork.close()
    }
}

/// A reference from view models back to the navigator.
@MainActor
private final class NavigatorReference {
    weak var navigator: AppNavigator?

    /// Plays or queues stories, or reports why it cannot.
    func play(_ request: PlayRequest, of app: AppContainer, with player: AudioPlaybackViewModel) async {
        do throws(LibraryError) {
            switch request {
            case .story(let story, let position):
                await player.play(story: try await app.library.story(matching: story.rawValue), from: position)
            case .all(let identifiers):
                var stories: [Story] = []
                for story in identifiers { stories.append(try await app.library.story(matching: story.rawValue)) }
                await player.didAppear()
                // A story without narration would end playback; if there are no others, the player reports it.
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

    /// Queues a story, and reports it; one without narration would end playback.
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
