import FeatureKit
import StoryCore
import Synchronization

/// A cache: what was read last, for as long as nobody has changed it.
///
/// Nothing is watched before something is remembered, so that a short command pays nothing for it.
final class LibraryCache: Sendable {
    /// What is remembered.
    struct Contents: Sendable {
        var stories: [StoryID: Story] = [:]
        var heroes: [Hero]?
        var events: [CustomStoryEvent]?
    }

    typealias Entry<Value> = any (WritableKeyPath<Contents, Value?> & Sendable)

    private struct State {
        var contents = Contents()
        /// How often each part was forgotten: what was read before is not remembered after.
        var epochs: [LibraryPart: Int] = [:]
        var watch: Task<Void, Never>?
        /// Whether nobody tells of changes any more: what is remembered could then be wrong for ever.
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

    /// What is remembered, or else what is stored.
    func get<Value: Sendable>(
        _ place: Entry<Value>, of part: LibraryPart, _ load: () async throws(StorageError) -> Value
    ) async throws(LibraryError) -> Value {
        if let value = state.withLock({ $0.isBlind ? nil : $0.contents[keyPath: place] }) { return value }
        return try await refresh(place, of: part, load)
    }

    /// What is stored or, if that cannot be read now, what is remembered.
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

    /// Forgets what is not true any more.
    func forget(_ parts: Set<LibraryPart>) {
        state.withLock { state in
            for part in parts {
                state.epochs[part, default: 0] += 1
                switch part {
                case .stories: state.contents.stories = [:]
                case .heroes: state.contents.heroes = nil
                case .events: state.contents.events = nil
                // They are another feature's.
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

    /// Watches from now on, so that no change slips in between reading and remembering.
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
    /// Whether the thing that was asked for is not there any more.
    var saysThatItIsGone: Bool {
        if case .storage(.notFound) = self { true } else { false }
    }
}
