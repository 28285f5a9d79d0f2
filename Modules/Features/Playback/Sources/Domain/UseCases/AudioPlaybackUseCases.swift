/// The player's use cases.
package struct AudioPlaybackUseCases: Sendable {
    package var makeEngine: any MakeEngineUseCaseContract
    package var mayPlay: any MayPlayUseCaseContract
    package var locateAudio: any LocateAudioUseCaseContract
    package var begin: any BeginPlaybackUseCaseContract
    package var record: any RecordPlaybackUseCaseContract
    package var getStory: any GetPlayableStoryUseCaseContract
    package var getPreferences: any GetPreferencesUseCaseContract
    package var getQueue: any GetQueueUseCaseContract
    package var saveQueue: any SaveQueueUseCaseContract
    package var refreshQueue: any RefreshQueueUseCaseContract
    package var observeStories: any ObserveStoriesUseCaseContract

    package init(
        makeEngine: any MakeEngineUseCaseContract, mayPlay: any MayPlayUseCaseContract,
        locateAudio: any LocateAudioUseCaseContract,
        begin: any BeginPlaybackUseCaseContract, record: any RecordPlaybackUseCaseContract,
        getStory: any GetPlayableStoryUseCaseContract, getPreferences: any GetPreferencesUseCaseContract,
        getQueue: any GetQueueUseCaseContract, saveQueue: any SaveQueueUseCaseContract,
        refreshQueue: any RefreshQueueUseCaseContract,
        observeStories: any ObserveStoriesUseCaseContract
    ) {
        self.makeEngine = makeEngine
        self.mayPlay = mayPlay
        self.locateAudio = locateAudio
        self.begin = begin
        self.record = record
        self.getStory = getStory
        self.getPreferences = getPreferences
        self.getQueue = getQueue
        self.saveQueue = saveQueue
        self.refreshQueue = refreshQueue
        self.observeStories = observeStories
    }
}
