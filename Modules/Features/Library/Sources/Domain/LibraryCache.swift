import FeatureKit
import StoryCore
import Synchronization

/// A cache of what was read last, until it changes.
///
/// Nothing is observed before something is cached, so that a short command pays nothing for it.
final class LibraryCache: Sendable {
    /// The cached values.
    struct Contents: Sendable {
        var stories: [StoryID: Story] = [:]
        var heroes: [Hero]?
        var events: [CustomStoryEvent]?
    }

    typealias Entry<Value> = any (WritableKeyPath<Contents, Value?> & Sendable)

    private struct State {
        var contents = Contents()
        /// The number of invalidations of each part: a read that began before one is not cached after it.
        var epochs: [LibraryPart: Int] = [:]
        var watch: Task<Void, Never>?
        /// Whether changes are no longer reported, so that cached values could be stale for ever.
        var isBlind = false
    }

    private static let maximumStoryCount = 20
    private let observation: any LibraryObservation
    private let state = Mutex(State())

    init(observation: any LibraryObservation) {
        self.observation = observation
    }

    deinit {
        state.withLock { $0.watch }?.cancel()
    }

    /// Returns the cached value, or else the stored one.
    func get<Value: Sendable>(
        _ place: Entry<Value>, of part: LibraryPart, _ load: () async throws(StorageError) -> Value
    ) async throws(LibraryError) -> Value {
        if let value = state.withLock({ $0.isBlind ? nil : $0.contents[keyPath: place] }) { return value }
        return try await refresh(place, of: part, load)
    }

    /// Returns the stored value or, if it cannot be read, the cached one.
    func refresh<Value: Sendable>(
        _ place: Entry<Value>, of part: LibraryPart, _ load: () async throws(StorageError) -> Value
    ) async throws(LibraryError) -> Value {
        let epoch = beginReading(part)
        do throws(LibraryError) {
            let value = try await LibraryError.stored(by: load)
            remember(value, at: place, of: part, readIn: epoch)
            return value
        } catch {
            guard !error.saysThatItIsGone, error != .cancelled,
                let value = state.withLock({ $0.contents[keyPath: place] })
            else { throw error }
            return value
        }
    }

    /// Invalidates changed parts.
    func forget(_ parts: Set<LibraryPart>) {
        state.withLock { state in
            for part in parts {
                state.epochs[part, default: 0] += 1
                switch part {
                case .stories: state.contents.stories = [:]
                case .heroes: state.contents.heroes = nil
                case .events: state.contents.events = nil
                // Another feature caches these.
                case .collections: break
                }
            }
        }
    }

    private func remember<Value: Sendable>(
        _ value: Value, at place: Entry<Value>, of part: LibraryPart, readIn epoch: Int
    ) {
        state.withLock { state in
            guard state.epochs[part, default: 0] == epoch else { return }
            if state.contents.stories.count >= Self.maximumStoryCount { state.contents.stories = [:] }
            state.contents[keyPath: place] = value
        }
    }

    /// Starts observing, so that no change is missed between reading and caching.
    private func beginReading(_ part: LibraryPart) -> Int {
        state.withLock { state in
            if state.watch == nil {
                let changes = observation.changes()
                state.watch = Task { [weak self] in
                    for await parts in changes { self?.forget(parts) }
                    self?.state.withLock { $0.isBlind = true }
                }
            }
            return state.epochs[part, default: 0]
        }
    }
}

extension LibraryError {
    /// Whether the requested thing does not exist any more.
    var saysThatItIsGone: Bool {
        if case .storage(.notFound) = self { true } else { false }
    }
}
