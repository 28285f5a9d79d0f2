public import Foundation
public import StoryCore
import Synchronization

/// A library in memory: all repositories over one state, which does what the one on SQLite does, tells of its changes,
/// and can be told to fail.
///
/// The contract suites of StoryStorage run on both. The files of jobs and media lie in a temporary folder of its own.
public final class LibraryFake: Sendable {
    /// What the library keeps. Whoever changes it notes what others are to be told.
    struct State {
        var heroes: [HeroID: Hero] = [:]
        var events: [CustomEventID: CustomStoryEvent] = [:]
        var eventUses: [CustomEventID] = []
        var stories: [StoryID: StoredStory] = [:]
        var collections: [CollectionID: StoredCollection] = [:]
        var achievements: [Achievement] = []
        var jobs: [JobID: StoredJob] = [:]
        var entries: [JobID: StoredEntry] = [:]
        var playbacks: [PlaybackNumber: Playback] = [:]
        var positions: [StoryID: Position] = [:]
        var recordings: [PlaybackProgress] = []
        var queue = StoredQueue()
        var settings = AppSettings()
        /// Every blob that was stored, once for each time, and those that are still there, by the paths of references.
        /// One that only a fixture names has no content.
        var (stored, blobs): ([MediaReference], [String: Data]) = ([], [:])
        /// What was numbered last, of everything that comes in an order.
        var lastNumber: Int64 = 0
        /// What has changed since others were told.
        var changes: Set<LibraryPart> = []

        mutating func number() -> Int64 {
            lastNumber += 1
            return lastNumber
        }
    }

    private struct Failure {
        var (all, achievements): (StorageError?, StorageError?)
    }

    private let state: Mutex<State>
    private let failure = Mutex(Failure())
    let listeners = LibraryObservationFake()
    /// Every unit that a job has recorded.
    let unitLog = Watched<[JobUnit]>([])
    /// Reports what tests put in and take away, like another program's changes, but nothing that a feature does itself.
    public let otherProgram = LibraryObservationFake()
    /// Where marking a story waits until it may go on, and beginning to play one.
    let (marking, opening): (Gate, Gate)
    /// Tells what in the bin has expired; nil if nothing does.
    let now: (@Sendable () -> Date)?
    /// Where the files lie.
    public let folder: URL

    /// Creates a library; stories of the collections that are missing are made up.
    ///
    /// - Parameters:
    ///   - marking: Whoever marks a story passes it.
    ///   - opening: Whoever begins to play a story passes it.
    ///   - now: Tells what in the bin has expired; nil if nothing does.
    public init(
        _ stories: [Story] = [], heroes: [Hero] = [], events: [CustomStoryEvent] = [],
        collections: [StoryCollection] = [], marking: Gate = Gate(open: true),
        opening: Gate = Gate(open: true), now: (@Sendable () -> Date)? = nil
    ) {
        (self.marking, self.opening, self.now) = (marking, opening, now)
        folder = FileManager.default.temporaryDirectory.appending(path: "story-fake-\(UUID().uuidString)")
        var state = State()
        for hero in heroes { state.heroes[hero.id] = hero }
        for event in events { state.events[event.id] = event }
        for story in stories { state.put(story) }
        for collection in collections { state.put(collection) }
        self.state = Mutex(state)
    }

    deinit {
        // Nothing was written if the folder is not there.
        try? FileManager.default.removeItem(at: folder)
    }

    /// From now on everything that is asked for fails like this; nil repairs it.
    public func fail(with error: StorageError?) {
        failure.withLock { $0.all = error }
    }

    /// From now on achievements cannot be read; nil repairs it.
    public func failAchievements(with error: StorageError?) {
        failure.withLock { $0.achievements = error }
    }

    func checkAchievements() throws(StorageError) {
        if let error = failure.withLock({ $0.achievements }) { throw error }
    }

    /// Reads or changes the library, all or nothing, and tells those who listen what has changed.
    func perform<Value: Sendable>(
        _ body: (inout State) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        if let error = failure.withLock({ $0.all }) { throw error }
        return try change(body)
    }

    /// Does what ``perform(_:)`` does also while everything fails.
    func change<Failure: Error, Value: Sendable>(
        _ body: (inout State) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let (value, changes, gone) = try state.withLock { state throws(Failure) in
            var changed = state
            let value = try body(&changed)
            let changes = changed.changes
            let gone = Set(state.blobs.keys).subtracting(changed.blobs.keys)
            changed.changes = []
            state = changed
            return (value, changes, gone)
        }
        // There is a file only if somebody has asked for one.
        for path in gone { try? FileManager.default.removeItem(at: copy(at: path)) }
        if !changes.isEmpty { listeners.tell(changes) }
        return value
    }
}

extension LibraryFake: LibraryObservation {
    public func changes() -> AsyncStream<Set<LibraryPart>> { listeners.changes() }
}

extension LibraryFake: SettingsRepository {
    public func settings() async throws(StorageError) -> AppSettings {
        try perform { state throws(StorageError) in state.settings }
    }

    public func save(_ settings: AppSettings) async throws(StorageError) {
        try perform { state throws(StorageError) in state.settings = settings }
    }
}
