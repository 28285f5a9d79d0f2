import FeatureKit
import StoryCore

/// Creates the feature's use cases and view models.
struct PlaybackContainer: Sendable {
    let dependencies: PlaybackDependencies

    func useCases(output: PlaybackOutput?) -> AudioPlaybackUseCases {
        let playback = dependencies.playback
        return AudioPlaybackUseCases(
            makeEngine: MakeEngineUseCase(registry: dependencies.registry),
            mayPlay: MayPlayUseCase(access: dependencies.access, log: dependencies.log),
            locateAudio: LocateAudioUseCase(media: dependencies.media),
            begin: BeginPlaybackUseCase(playback: playback, now: dependencies.now, log: dependencies.log),
            record: RecordPlaybackUseCase(playback: playback, log: dependencies.log),
            getStory: GetPlayableStoryUseCase(stories: dependencies.stories),
            getPreferences: GetPreferencesUseCase(
                settings: dependencies.settings, own: dependencies.ownPreferences, output: output),
            getQueue: GetQueueUseCase(playback: playback), saveQueue: SaveQueueUseCase(playback: playback),
            refreshQueue: RefreshQueueUseCase(playback: playback),
            observeStories: ObserveStoriesUseCase(observation: dependencies.observation))
    }

    @MainActor
    func makePlayer(output: PlaybackOutput?) -> StoryPlayer {
        StoryPlayer(useCases: useCases(output: output), random: dependencies.random, log: dependencies.log)
    }

    @MainActor
    func makeViewModel(of player: StoryPlayer, navigate: @escaping PlaybackNavigation) -> AudioPlaybackViewModel {
        AudioPlaybackViewModel(
            player: player, clock: dependencies.clock, navigator: Navigator(navigate))
    }
}
