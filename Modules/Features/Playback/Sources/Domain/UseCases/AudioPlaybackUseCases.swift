/// Everything that the player asks of the rest of the app.
package struct AudioPlaybackUseCases: Sendable {
    package var makeEngine: any MakeEngineUseCaseContract
    package var locateAudio: any LocateAudioUseCaseContract
    package var begin: any BeginPlaybackUseCaseContract
    package var record: any RecordPlaybackUseCaseContract
    package var getStory: any GetPlayableStoryUseCaseContract
    package var getPlayer: any GetPlayerUseCaseContract
    package var savePlayer: any SavePlayerUseCaseContract
    package var refreshQueue: any RefreshQueueUseCaseContract
    package var observeStories: any ObserveStoriesUseCaseContract

    package init(
        makeEngine: any MakeEngineUseCaseContract, locateAudio: any LocateAudioUseCaseContract,
        begin: any BeginPlaybackUseCaseContract, record: any RecordPlaybackUseCaseContract,
        getStory: any GetPlayableStoryUseCaseContract, getPlayer: any GetPlayerUseCaseContract,
        savePlayer: any SavePlayerUseCaseContract, refreshQueue: any RefreshQueueUseCaseContract,
        observeStories: any ObserveStoriesUseCaseContract
    ) {
        self.makeEngine = makeEngine
        self.locateAudio = locateAudio
        self.begin = begin
        self.record = record
        self.getStory = getStory
        self.getPlayer = getPlayer
        self.savePlayer = savePlayer
        self.refreshQueue = refreshQueue
        self.observeStories = observeStories
    }
}
