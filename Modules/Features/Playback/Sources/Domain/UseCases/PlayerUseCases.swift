package import StoryCore

/// What a player was set to.
package struct PlayerMemory: Hashable, Sendable {
    package var speed: PlaybackSpeed
    package var queue: StoryQueue

    package init(speed: PlaybackSpeed = .normal, queue: StoryQueue = StoryQueue()) {
        self.speed = speed
        self.queue = queue
    }
}

/// Remembers what the last player was set to.
package protocol GetPlayerUseCaseContract: Sendable {
    /// Its speed and its queue.
    func execute() async throws(AudioPlaybackError) -> PlayerMemory
}

struct GetPlayerUseCase: GetPlayerUseCaseContract {
    let playback: any PlaybackRepository

    func execute() async throws(AudioPlaybackError) -> PlayerMemory {
        try await stored { () async throws(StorageError) in
            PlayerMemory(speed: try await playback.speed(), queue: try await playback.queue())
        }
    }
}

/// Keeps what the player is set to.
package protocol SavePlayerUseCaseContract: Sendable {
    /// Keeps what is given; nil leaves what was kept.
    func execute(speed: PlaybackSpeed?, queue: StoryQueue?) async throws(AudioPlaybackError)
}

struct SavePlayerUseCase: SavePlayerUseCaseContract {
    let playback: any PlaybackRepository

    func execute(speed: PlaybackSpeed?, queue: StoryQueue?) async throws(AudioPlaybackError) {
        try await stored { () async throws(StorageError) in
            if let speed { try await playback.save(speed) }
            if let queue { try await playback.save(queue) }
        }
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
