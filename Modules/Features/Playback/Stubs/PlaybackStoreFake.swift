public import FeatureKitStubs
public import Foundation
public import StoryCore
import Synchronization

/// A playback repository in memory, which reports changes; failures can be injected.
public final class PlaybackStoreFake: Sendable {
    private struct Listening {
        var session: ListeningSession
        var number: PlaybackNumber
    }

    private struct State {
        var stories: [StoryID: Story] = [:]
        var positions: [StoryID: (playback: PlaybackNumber, seconds: TimeInterval?, heard: HeardSeconds)] = [:]
        var listenings: [Listening] = []
        var count: Int64 = 0
        var queue = StoryQueue()
        var settings = AppSettings()
        var error: StorageError?
        var recordings: [PlaybackProgress] = []
        var listeners: [Int: AsyncStream<Set<LibraryPart>>.Continuation] = [:]
        var listenerCount = 0
    }

    private let opening: Gate
    private let state: Mutex<State>

    /// Creates a store of stories.
    ///
    /// - Parameter opening: The gate that each new playback passes.
    public init(_ stories: [Story] = [], opening: Gate = Gate(open: true)) {
        self.opening = opening
        state = Mutex(State(stories: Dictionary(stories.map { ($0.id, $0) }) { $1 }))
    }

    /// The recorded progress, in order.
    public var recordings: [PlaybackProgress] { state.withLock { $0.recordings } }

    /// Lets all later calls fail with an error; nil ends that.
    public func fail(with error: StorageError?) {
        state.withLock { $0.error = error }
    }

    /// Adds a story, and reports the change.
    public func add(_ story: Story) {
        let listeners = state.withLock { state in
            state.stories[story.id] = story
            return Array(state.listeners.values)
        }
        for listener in listeners { listener.yield([.stories]) }
    }

    /// Removes a story, and reports the change.
    public func remove(_ story: StoryID) {
        let listeners = state.withLock { state in
            state.stories[story] = nil
            state.positions[story] = nil
            state.listenings.removeAll { $0.session.story == story }
            return Array(state.listeners.values)
        }
        for listener in listeners { listener.yield([.stories]) }
    }

    private func perform<Value: Sendable>(
        _ body: (inout State) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        try state.withLock { state throws(StorageError) in
            if let error = state.error { throw error }
            return try body(&state)
        }
    }
}

extension PlaybackStoreFake: PlaybackRepository {
    public func begin(_ story: StoryID, at date: Date) async throws(StorageError) -> PlaybackStart {
        await opening.pass()
        return try perform { state throws(StorageError) in
            guard state.stories[story] != nil else { throw .notFound(.story, story.rawValue) }
            state.count += 1
            let number = PlaybackNumber(rawValue: state.count)
            let position = state.positions[story]?.seconds
            let heard = state.positions[story]?.heard ?? HeardSeconds()
            state.positions[story] = (number, position, heard)
            state.listenings.append(
                Listening(
                    session: ListeningSession(story: story, startedAt: date, listened: 0, isHeard: false),
                    number: number))
            return PlaybackStart(number: number, position: position, heard: heard)
        }
    }

    @discardableResult
    public func record(_ progress: PlaybackProgress) async throws(StorageError) -> PositionKeeping {
        try perform { state throws(StorageError) in
            state.recordings.append(progress)
            guard let index = state.listenings.firstIndex(where: { $0.number == progress.playback }) else {
                throw .notFound(.story, "")
            }
            let story = state.listenings[index].session.story
            state.listenings[index].session.listened = progress.listened
            if progress.isHeard, !state.listenings[index].session.isHeard {
                state.listenings[index].session.isHeard = true
                state.stories[story]?.playCount += 1
            }
            guard state.positions[story]?.playback == progress.playback else { return .superseded }
            state.positions[story]?.seconds = progress.position
            let hasCounted = state.listenings[index].session.isHeard
            state.positions[story]?.heard = hasCounted ? HeardSeconds() : progress.heard
            return .kept
        }
    }

    public func position(of story: StoryID) async throws(StorageError) -> TimeInterval? {
        try perform { state throws(StorageError) in state.positions[story]?.seconds }
    }

    public func sessions(since date: Date) async throws(StorageError) -> [ListeningSession] {
        try perform { state throws(StorageError) in
            state.listenings.map(\.session).filter {
                $0.startedAt >= date && $0.listened >= ListeningSession.minimumLength
            }
        }
    }

    public func queuedStories(
        _ identifiers: Set<StoryID>
    ) async throws(StorageError) -> [StoryID: QueuedStory] {
        try perform { state throws(StorageError) in
            state.stories.filter { identifiers.contains($0.key) }.mapValues { QueuedStory($0) }
        }
    }

    public func queue() async throws(StorageError) -> StoryQueue {
        try perform { state throws(StorageError) in
            var queue = state.queue
            queue.keep(
                only: state.stories.mapValues { QueuedStory($0) }, of: Set(queue.stories.map(\.id)))
            return queue
        }
    }

    public func save(_ queue: StoryQueue) async throws(StorageError) {
        try perform { state throws(StorageError) in state.queue = queue }
    }
}

extension PlaybackStoreFake: SettingsRepository {
    public func settings() async throws(StorageError) -> AppSettings {
        try perform { state throws(StorageError) in state.settings }
    }

    public func save(_ settings: AppSettings) async throws(StorageError) {
        try perform { state throws(StorageError) in state.settings = settings }
    }
}

extension PlaybackStoreFake: StoryRepository {
    public func save(_ story: Story) async throws(StorageError) {
        try perform { state throws(StorageError) in state.stories[story.id] = story }
    }

    public func story(_ identifier: StoryID) async throws(StorageError) -> Story {
        try perform { state throws(StorageError) in
            guard let story = state.stories[identifier] else { throw .notFound(.story, identifier.rawValue) }
            return story
        }
    }

    public func story(matching reference: String) async throws(StorageError) -> Story {
        try await story(StoryID(rawValue: reference))
    }

    public func tellings(limit: Int) async throws(StorageError) -> [TellingRecord] { [] }
}

extension PlaybackStoreFake: MediaRepository {
    public func store(fileAt file: URL, fileExtension: String) async throws(StorageError) -> MediaReference {
        MediaReference(digest: file.lastPathComponent, fileExtension: fileExtension, byteCount: 0)
    }

    public func url(of reference: MediaReference) -> URL {
        URL(filePath: "/media/\(reference.relativePath)")
    }
}

extension PlaybackStoreFake: LibraryObservation {
    public func changes() -> AsyncStream<Set<LibraryPart>> {
        let (stream, continuation) = AsyncStream.makeStream(of: Set<LibraryPart>.self)
        let number = state.withLock { state in
            state.listenerCount += 1
            state.listeners[state.listenerCount] = continuation
            return state.listenerCount
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { $0.listeners[number] = nil }
        }
        return stream
    }
}
