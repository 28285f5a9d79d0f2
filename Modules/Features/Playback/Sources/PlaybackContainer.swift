import StoryCore

/// Makes the feature's use cases and view models.
struct PlaybackContainer: Sendable {
    let dependencies: PlaybackDependencies

    func useCases(output: PlaybackOutput) -> AudioPlaybackUseCases {
        let playback = dependencies.playback
        return AudioPlaybackUseCases(
            makeEngine: MakeEngineUseCase(registry: dependencies.registry, output: output),
            locateAudio: LocateAudioUseCase(media: dependencies.media),
            begin: BeginPlaybackUseCase(playback: playback, now: dependencies.now),
            record: RecordPlaybackUseCase(playback: playback),
            getStory: GetPlayableStoryUseCase(stories: dependencies.stories),
            getPlayer: GetPlayerUseCase(playback: playback), savePlayer: SavePlayerUseCase(playback: playback),
            refreshQueue: RefreshQueueUseCase(playback: playback),
            observeStories: ObserveStoriesUseCase(observation: dependencies.observation))
    }

    @MainActor
    func makeViewModel(
        output: PlaybackOutput, navigate: @escaping PlaybackNavigation
    ) -> AudioPlaybackViewModel {
        AudioPlaybackViewModel(
            useCases: useCases(output: output), clock: dependencies.clock,
            navigator: AudioPlaybackNavigator(navigate: navigate))
    }
}
