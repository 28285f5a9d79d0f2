package import StoryCore

/// Returns the stored queue.
package protocol GetQueueUseCaseContract: Sendable {
    /// Returns the queue, without deleted stories.
    func execute() async throws(AudioPlaybackError) -> StoryQueue
}

struct GetQueueUseCase: GetQueueUseCaseContract {
    let playback: any PlaybackRepositoryContract

    func execute() async throws(AudioPlaybackError) -> StoryQueue {
        try await stored { () async throws(StorageError) in try await playback.queue() }
    }
}

/// Saves the queue.
package protocol SaveQueueUseCaseContract: Sendable {
    /// Saves a queue in place of the last one.
    func execute(_ queue: StoryQueue) async throws(AudioPlaybackError)
}

struct SaveQueueUseCase: SaveQueueUseCaseContract {
    let playback: any PlaybackRepositoryContract

    func execute(_ queue: StoryQueue) async throws(AudioPlaybackError) {
        try await stored { () async throws(StorageError) in try await playback.save(queue) }
    }
}

/// The household's defaults, unless another choice is made for a session.
package struct PlaybackPreferences: Hashable, Sendable {
    /// The playback speed.
    package var speed: PlaybackSpeed
    /// The volume, from 0 for silence to 1 for the recorded volume.
    package var volume: Double
    /// The sleep timer; nil for none.
    package var sleepTimer: SleepTimerSetting?
    /// The audio output.
    package var output: PlaybackOutput

    package init(
        speed: PlaybackSpeed = .normal, volume: Double = 1, sleepTimer: SleepTimerSetting? = nil,
        output: PlaybackOutput = .automatic
    ) {
        (self.speed, self.volume, self.sleepTimer, self.output) = (speed, volume, sleepTimer, output)
    }
}

/// Returns the household's playback settings.
package protocol GetPreferencesUseCaseContract: Sendable {
    /// Returns the current settings.
    func execute() async throws(AudioPlaybackError) -> PlaybackPreferences
}

struct GetPreferencesUseCase: GetPreferencesUseCaseContract {
    let settings: any SettingsRepository
    /// Returns what the listener prefers to the settings.
    let own: @Sendable () async -> OwnPlaybackPreferences
    /// The audio output of this session; nil for the household's setting.
    let output: PlaybackOutput?

    func execute() async throws(AudioPlaybackError) -> PlaybackPreferences {
        let chosen = try await stored { () async throws(StorageError) in try await settings.settings() }
        let own = await own()
        return PlaybackPreferences(
            speed: own.speed ?? chosen.playbackSpeed, volume: Double(chosen.volume) / 100,
            sleepTimer: own.sleepTimer ?? chosen.sleepTimer,
            output: output ?? chosen.output)
    }
}

/// Looks up which stories of a queue exist.
package protocol RefreshQueueUseCaseContract: Sendable {
    /// Returns the existing stories of the queue, by identifier.
    func execute(_ queue: StoryQueue) async throws(AudioPlaybackError) -> [StoryID: QueuedStory]
}

struct RefreshQueueUseCase: RefreshQueueUseCaseContract {
    let playback: any PlaybackRepositoryContract

    func execute(_ queue: StoryQueue) async throws(AudioPlaybackError) -> [StoryID: QueuedStory] {
        try await stored { () async throws(StorageError) in
            try await playback.queuedStories(Set(queue.stories.map(\.id)))
        }
    }
}

/// Reports changes of stories.
package protocol ObserveStoriesUseCaseContract: Sendable {
    /// Returns a stream with a value for every change; it ends when the task that reads it is cancelled.
    func execute() -> AsyncStream<Void>
}

struct ObserveStoriesUseCase: ObserveStoriesUseCaseContract {
    let observation: any LibraryObservation

    func execute() -> AsyncStream<Void> {
        let changes = observation.changes()
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let task = Task {
            for await parts in changes where parts.contains(.stories) { continuation.yield() }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }
}
