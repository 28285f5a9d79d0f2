package import StoryCore

/// Remembers the queue of the last time.
package protocol GetQueueUseCaseContract: Sendable {
    /// The queue, without what is gone.
    func execute() async throws(AudioPlaybackError) -> StoryQueue
}

struct GetQueueUseCase: GetQueueUseCaseContract {
    let playback: any PlaybackRepository

    func execute() async throws(AudioPlaybackError) -> StoryQueue {
        try await stored { () async throws(StorageError) in try await playback.queue() }
    }
}

/// Keeps the queue.
package protocol SaveQueueUseCaseContract: Sendable {
    /// Keeps a queue in place of the last one.
    func execute(_ queue: StoryQueue) async throws(AudioPlaybackError)
}

struct SaveQueueUseCase: SaveQueueUseCaseContract {
    let playback: any PlaybackRepository

    func execute(_ queue: StoryQueue) async throws(AudioPlaybackError) {
        try await stored { () async throws(StorageError) in try await playback.save(queue) }
    }
}

/// How stories are played unless somebody chooses otherwise for a session.
package struct PlaybackPreferences: Hashable, Sendable {
    /// How fast.
    package var speed: PlaybackSpeed
    /// When playing stops by itself; nil for never.
    package var sleepTimer: SleepTimerSetting?
    /// Where the sound goes.
    package var output: PlaybackOutput

    package init(
        speed: PlaybackSpeed = .normal, sleepTimer: SleepTimerSetting? = nil, output: PlaybackOutput = .automatic
    ) {
        (self.speed, self.sleepTimer, self.output) = (speed, sleepTimer, output)
    }
}

/// Knows what the household has chosen.
package protocol GetPreferencesUseCaseContract: Sendable {
    /// The preferences as they are now.
    func execute() async throws(AudioPlaybackError) -> PlaybackPreferences
}

struct GetPreferencesUseCase: GetPreferencesUseCaseContract {
    let settings: any SettingsRepository
    /// Where the sound goes in this session; nil for where the household wants it.
    let output: PlaybackOutput?

    func execute() async throws(AudioPlaybackError) -> PlaybackPreferences {
        let chosen = try await stored { () async throws(StorageError) in try await settings.settings() }
        return PlaybackPreferences(
            speed: chosen.playbackSpeed, sleepTimer: chosen.sleepTimer, output: output ?? chosen.output)
    }
}

/// Looks which stories of a queue there still are.
package protocol RefreshQueueUseCaseContract: Sendable {
    /// Those stories of the queue that there are, as they are now, by identifier.
    func execute(_ queue: StoryQueue) async throws(AudioPlaybackError) -> [StoryID: QueuedStory]
}

struct RefreshQueueUseCase: RefreshQueueUseCaseContract {
    let playback: any PlaybackRepository

    func execute(_ queue: StoryQueue) async throws(AudioPlaybackError) -> [StoryID: QueuedStory] {
        try await stored { () async throws(StorageError) in
            try await playback.queuedStories(Set(queue.stories.map(\.id)))
        }
    }
}

/// Tells when stories have changed or gone.
package protocol ObserveStoriesUseCaseContract: Sendable {
    /// A value whenever some story has changed; it ends when the task that reads it is cancelled.
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
