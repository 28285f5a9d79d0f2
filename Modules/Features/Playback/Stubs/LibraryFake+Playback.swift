public import FeatureKitStubs
public import Foundation
public import Playback
public import StoryCore

/// The positions and the queue of a library in memory.
struct PlaybackFakeState: FeatureFakeState {
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

    var positions: [ProfileID: [StoryID: Position]] = [:]
    var recordings: [PlaybackProgress] = []
    var queues: [ProfileID: StoredQueue] = [:]
    /// Where beginning to play a story waits until it may go on.
    var opening = Gate(open: true)

    mutating func storyWasMoved(_ story: StoryID, toBin isBinned: Bool) -> Set<LibraryPart> {
        if isBinned { leaveQueues(story) }
        return []
    }

    mutating func storyWasDeleted(_ story: StoryID) -> Set<LibraryPart> {
        for profile in positions.keys { positions[profile]?[story] = nil }
        leaveQueues(story)
        return []
    }

    mutating func profileWasDeleted(_ profile: ProfileID) {
        (positions[profile], queues[profile]) = (nil, nil)
    }

    private mutating func leaveQueues(_ story: StoryID) {
        for profile in queues.keys { queues[profile]?.entries.removeAll { $0.story == story } }
    }
}

extension LibraryFake {
    /// Creates a library with a gate that whoever begins to play a story passes.
    public convenience init(_ stories: [Story] = [], opening: Gate) {
        self.init(stories)
        change { $0[PlaybackFakeState.self].opening = opening }
    }

    /// Everything that was recorded while stories were played, in order.
    public var recordings: [PlaybackProgress] { change { $0[PlaybackFakeState.self].recordings } }
}

extension LibraryFake: PlaybackRepositoryContract {
    public func begin(_ story: StoryID, at date: Date) async throws(StorageError) -> PlaybackStart {
        await change { $0[PlaybackFakeState.self].opening }.pass()
        return try perform { state throws(StorageError) in
            _ = try state.story(story)
            let number = PlaybackNumber(rawValue: state.number())
            state.sessions[number.rawValue] = LibraryFake.StoredSession(
                profile: state.viewer,
                session: ListeningSession(story: story, startedAt: date, listened: 0, isHeard: false))
            // From here on the position is this playback's, whoever played the story before.
            var positions = state[PlaybackFakeState.self].positions[state.viewer, default: [:]]
            positions[story, default: PlaybackFakeState.Position(playback: number)].playback = number
            state[PlaybackFakeState.self].positions[state.viewer] = positions
            return PlaybackStart(
                number: number, position: positions[story]?.seconds,
                heard: positions[story]?.heard ?? HeardSeconds())
        }
    }

    @discardableResult
    public func record(_ progress: PlaybackProgress) async throws(StorageError) -> PositionKeeping {
        let date = now?() ?? Date(timeIntervalSinceReferenceDate: 0)
        return try perform { state throws(StorageError) in
            state[PlaybackFakeState.self].recordings.append(progress)
            guard let stored = state.sessions[progress.playback.rawValue] else { throw .notFound(.story, "") }
            var (profile, session) = (stored.profile, stored.session)
            let more = progress.listened.keepable - session.listened
            if more > 0 { state.countListening(of: profile, for: more, at: date) }
            // A writer that was overtaken by its own later write shortens nothing.
            session.listened = max(session.listened, progress.listened.keepable)
            if progress.isHeard, !session.isHeard {
                session.isHeard = true
                state.stories[session.story]?.marks[profile, default: LibraryFake.Mark()].playCount += 1
                state.changes.insert(.stories)
            }
            state.sessions[progress.playback.rawValue] = LibraryFake.StoredSession(profile: profile, session: session)
            var positions = state[PlaybackFakeState.self].positions[profile, default: [:]]
            guard positions[session.story]?.playback == progress.playback else { return .superseded }
            // What has counted counts no second time.
            positions[session.story] = PlaybackFakeState.Position(
                playback: progress.playback, seconds: progress.position.keepable,
                heard: session.isHeard ? HeardSeconds() : progress.heard)
            state[PlaybackFakeState.self].positions[profile] = positions
            return .kept
        }
    }

    public func position(of story: StoryID) async throws(StorageError) -> TimeInterval? {
        try perform { state throws(StorageError) in
            state.isInBin(story) ? nil : state[PlaybackFakeState.self].positions[state.viewer]?[story]?.seconds
        }
    }

    public func queuedStories(
        _ identifiers: Set<StoryID>
    ) async throws(StorageError) -> [StoryID: QueuedStory] {
        try perform { state throws(StorageError) in
            let found = state.visibleStories.map(\.story).filter { identifiers.contains($0.id) }
            return Dictionary(uniqueKeysWithValues: found.map { ($0.id, QueuedStory($0)) })
        }
    }

    public func queue() async throws(StorageError) -> StoryQueue {
        try perform { state throws(StorageError) in
            let stored = state[PlaybackFakeState.self].queues[state.viewer] ?? PlaybackFakeState.StoredQueue()
            let entries = stored.entries.filter { state.stories[$0.story].map(state.isVisible) ?? false }
            return StoryQueue(
                entries.compactMap { state.stories[$0.story].map { QueuedStory($0.story) } },
                current: stored.current.flatMap { current in entries.firstIndex { $0.index == current } },
                next: entries.count { $0.index < stored.next })
        }
    }

    public func save(_ queue: StoryQueue) async throws(StorageError) {
        try perform { state throws(StorageError) in
            let entries = queue.stories.enumerated().map { (index: $0.offset, story: $0.element.id) }
            let known = Set(state.visibleStories.map(\.story.id))
            state[PlaybackFakeState.self].queues[state.viewer] = PlaybackFakeState.StoredQueue(
                entries: entries.filter { known.contains($0.story) },
                current: queue.current, next: queue.next)
        }
    }
}

extension TimeInterval {
    /// What can be kept of it: no infinity, and nothing below 0.
    fileprivate var keepable: Double { isFinite ? Swift.max(0, self) : 0 }
}
