public import Foundation
public import StoryCore

extension LibraryFake {
    /// One listening to one story.
    struct Playback {
        var session: ListeningSession
    }

    /// Where a story was left.
    struct Position {
        var playback: PlaybackNumber
        var seconds: TimeInterval?
        var heard = HeardSeconds()
    }

    /// The queue as the library keeps it: entries keep their indices also once others are gone.
    struct StoredQueue {
        var entries: [(index: Int, story: StoryID)] = []
        var current: Int?
        var next = 0
    }
}

extension LibraryFake: PlaybackRepository {
    public func begin(_ story: StoryID, at date: Date) async throws(StorageError) -> PlaybackStart {
        await opening.pass()
        return try perform { state throws(StorageError) in
            _ = try state.story(story)
            let number = PlaybackNumber(rawValue: state.number())
            state.playbacks[number] = Playback(
                session: ListeningSession(story: story, startedAt: date, listened: 0, isHeard: false))
            // From here on the position is this playback's, whoever played the story before.
            state.positions[story, default: Position(playback: number)].playback = number
            return PlaybackStart(
                number: number, position: state.positions[story]?.seconds,
                heard: state.positions[story]?.heard ?? HeardSeconds())
        }
    }

    @discardableResult
    public func record(_ progress: PlaybackProgress) async throws(StorageError) -> PositionKeeping {
        try perform { state throws(StorageError) in
            state.recordings.append(progress)
            guard var session = state.playbacks[progress.playback]?.session else { throw .notFound(.story, "") }
            // A writer that was overtaken by its own later write shortens nothing.
            session.listened = max(session.listened, progress.listened.keepable)
            if progress.isHeard, !session.isHeard {
                session.isHeard = true
                state.stories[session.story]?.story.playCount += 1
                state.changes.insert(.stories)
            }
            state.playbacks[progress.playback]?.session = session
            guard state.positions[session.story]?.playback == progress.playback else { return .superseded }
            // What has counted counts no second time.
            state.positions[session.story] = Position(
                playback: progress.playback, seconds: progress.position.keepable,
                heard: session.isHeard ? HeardSeconds() : progress.heard)
            return .kept
        }
    }

    public func position(of story: StoryID) async throws(StorageError) -> TimeInterval? {
        try perform { state throws(StorageError) in
            state.isInBin(story) ? nil : state.positions[story]?.seconds
        }
    }

    public func sessions(since date: Date) async throws(StorageError) -> [ListeningSession] {
        try perform { state throws(StorageError) in
            state.playbacks.filter { _, playback in
                playback.session.startedAt >= date && playback.session.listened >= ListeningSession.minimumLength
                    && !state.isInBin(playback.session.story)
            }
            .sorted { ($0.value.session.startedAt, $0.key) < ($1.value.session.startedAt, $1.key) }
            .map(\.value.session)
        }
    }

    public func queuedStories(
        _ identifiers: Set<StoryID>
    ) async throws(StorageError) -> [StoryID: QueuedStory] {
        try perform { state throws(StorageError) in
            state.stories.filter { identifiers.contains($0.key) && $0.value.removedAt == nil }
                .mapValues { QueuedStory($0.story) }
        }
    }

    public func queue() async throws(StorageError) -> StoryQueue {
        try perform { state throws(StorageError) in
            let stored = state.queue
            return StoryQueue(
                stored.entries.compactMap { state.stories[$0.story].map { QueuedStory($0.story) } },
                current: stored.current.flatMap { current in stored.entries.firstIndex { $0.index == current } },
                next: stored.entries.count { $0.index < stored.next })
        }
    }

    public func save(_ queue: StoryQueue) async throws(StorageError) {
        try perform { state throws(StorageError) in
            let entries = queue.stories.enumerated().map { (index: $0.offset, story: $0.element.id) }
            state.queue = StoredQueue(
                entries: entries.filter { state.stories[$0.story].map { $0.removedAt == nil } ?? false },
                current: queue.current, next: queue.next)
        }
    }
}

extension LibraryFake.State {
    fileprivate func isInBin(_ story: StoryID) -> Bool { stories[story]?.removedAt != nil }
}

extension TimeInterval {
    /// What can be kept of it: no infinity, and nothing below 0.
    fileprivate var keepable: Double { isFinite ? Swift.max(0, self) : 0 }
}
