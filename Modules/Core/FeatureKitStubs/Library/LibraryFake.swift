public import Foundation
public import StoryCore
import Synchronization

/// A library in memory: all repositories over one state, which does what the one on SQLite does, tells of its changes,
/// and can be told to fail. What a feature alone stores, its stubs add as a ``FeatureFakeState``.
///
/// The contract suites run on both. The files of jobs and media lie in a temporary folder of its own. Like the repositories
/// on disk it is that of one profile; ``viewing(as:)`` is the same library as another one sees it.
public final class LibraryFake: Sendable {
    /// What the library keeps. Whoever changes it notes what others are to be told.
    package struct State {
        var heroes: [HeroID: Hero] = [:]
        var events: [CustomEventID: CustomStoryEvent] = [:]
        var eventUses: [CustomEventID] = []
        package var stories: [StoryID: StoredStory] = [:]
        /// Every listening to a story, by its number.
        package var sessions: [Int64: StoredSession] = [:]
        /// Who looks now.
        package var viewer = ProfileID.first
        /// What features keep, by its types.
        var features: [ObjectIdentifier: any FeatureFakeState] = [:]
        var settings = AppSettings()
        /// Every blob that was stored, once for each time, and those that are still there, by the paths of references.
        /// One that only a fixture names has no content.
        var (stored, blobs): ([MediaReference], [String: Data]) = ([], [:])
        /// What was numbered last, of everything that comes in an order.
        var lastNumber: Int64 = 0
        /// What has changed since others were told.
        package var changes: Set<LibraryPart> = []

        /// Returns the next number.
        package mutating func number() -> Int64 {
            lastNumber += 1
            return lastNumber
        }
    }

    /// What all views of a library share.
    private final class Shared: Sendable {
        let state: Mutex<State>
        let failure = Mutex<StorageError?>(nil)
        let listeners = LibraryObservationFake()
        let settingsListeners = LibraryObservationFake()
        let revision = Watched(0)
        let otherProgram = LibraryObservationFake()
        let marking: Gate
        let now: (@Sendable () -> Date)?
        let folder: URL

        init(_ state: State, marking: Gate, now: (@Sendable () -> Date)?) {
            self.state = Mutex(state)
            (self.marking, self.now) = (marking, now)
            folder = FileManager.default.temporaryDirectory.appending(path: "story-fake-\(UUID().uuidString)")
        }

        deinit {
            // Nothing was written if the folder is not there.
            try? FileManager.default.removeItem(at: folder)
        }
    }

    private let shared: Shared
    /// Who looks: whose marks are shown, and which stories.
    package let profile: ProfileID

    var listeners: LibraryObservationFake { shared.listeners }
    /// The number of those that listen to changes now.
    public var listenerCount: Int { shared.listeners.listenerCount }
    /// Rises with every change that is told, so that a test can wait for one.
    package var revision: Watched<Int> { shared.revision }
    /// Reports what tests put in and take away, like another program's changes, but nothing that a feature does itself.
    public var otherProgram: LibraryObservationFake { shared.otherProgram }
    /// Where marking a story waits until it may go on.
    var marking: Gate { shared.marking }
    /// Tells what in the bin has expired; nil if nothing does.
    package var now: (@Sendable () -> Date)? { shared.now }
    /// Where the files lie.
    public var folder: URL { shared.folder }

    /// Creates a library.
    ///
    /// - Parameters:
    ///   - marking: Whoever marks a story passes it.
    ///   - now: Tells what in the bin has expired; nil if nothing does.
    public init(
        _ stories: [Story] = [], heroes: [Hero] = [], events: [CustomStoryEvent] = [],
        marking: Gate = Gate(open: true), now: (@Sendable () -> Date)? = nil
    ) {
        var state = State()
        for hero in heroes { state.heroes[hero.id] = hero }
        for event in events { state.events[event.id] = event }
        for story in stories { state.put(story) }
        shared = Shared(state, marking: marking, now: now)
        profile = .first
    }

    private init(_ other: LibraryFake, as profile: ProfileID) {
        (shared, self.profile) = (other.shared, profile)
    }

    /// Returns the same library as another profile sees it.
    public func viewing(as profile: ProfileID) -> LibraryFake { LibraryFake(self, as: profile) }

    /// From now on everything that is asked for fails like this; nil repairs it.
    public func fail(with error: StorageError?) {
        shared.failure.withLock { $0 = error }
    }

    /// Reads or changes the library, all or nothing, and tells those who listen what has changed.
    package func perform<Value: Sendable>(
        _ body: (inout State) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        if let error = shared.failure.withLock({ $0 }) { throw error }
        return try change(body)
    }

    /// Does what ``perform(_:)`` does also while everything fails.
    package func change<Failure: Error, Value: Sendable>(
        _ body: (inout State) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let (value, changes, gone) = try shared.state.withLock { [profile] state throws(Failure) in
            var changed = state
            changed.viewer = profile
            let value = try body(&changed)
            let changes = changed.changes
            let gone = Set(state.blobs.keys).subtracting(changed.blobs.keys)
            changed.changes = []
            state = changed
            return (value, changes, gone)
        }
        // There is a file only if somebody has asked for one.
        for path in gone { try? FileManager.default.removeItem(at: copy(at: path)) }
        if !changes.isEmpty {
            revision.change { $0 += 1 }
            listeners.tell(changes)
        }
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

    public func update<Answer: Sendable>(
        _ change: @escaping @Sendable (inout AppSettings) -> Answer
    ) async throws(StorageError) -> Answer {
        let (answer, isChange) = try perform { state throws(StorageError) in
            let before = state.settings
            let answer = change(&state.settings)
            return (answer, state.settings != before)
        }
        if isChange { shared.settingsListeners.tell([]) }
        return answer
    }

    public func settingsChanges() -> AsyncStream<Void> {
        let changes = shared.settingsListeners.changes()
        return AsyncStream { continuation in
            let work = Task {
                for await _ in changes { continuation.yield() }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }
}
