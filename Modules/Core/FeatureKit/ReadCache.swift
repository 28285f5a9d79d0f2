public import StoryCore
import Synchronization

/// What a cache remembers of the library.
public protocol CachedContents: Sendable {
    /// Nothing is remembered yet.
    init()
    /// Forgets what may have changed with a part of the library.
    mutating func forget(_ part: LibraryPart)
}

/// A cache: what was read last, for as long as nobody has changed it.
///
/// Nothing is watched before something is remembered, so that a short command pays nothing for it.
public final class ReadCache<Contents: CachedContents, Failure: FeatureError>: Sendable {
    /// Where a value is remembered.
    public typealias Entry<Value> = any (WritableKeyPath<Contents, Value?> & Sendable)

    private struct State {
        var contents = Contents()
        /// How often something was forgotten of each part: what was read before is not remembered after.
        var epochs: [LibraryPart: Int] = [:]
        var watch: Task<Void, Never>?
        /// Whether nobody tells of changes any more: what is remembered could then be wrong for ever.
        var isBlind = false

        func epoch(of parts: Set<LibraryPart>) -> Int { parts.reduce(0) { $0 + epochs[$1, default: 0] } }
    }

    private let observation: any LibraryObservation
    private let state = Mutex(State())

    /// Makes a cache that remembers nothing yet.
    public init(observation: any LibraryObservation) {
        self.observation = observation
    }

    deinit {
        state.withLock { $0.watch }?.cancel()
    }

    /// What is remembered, or else what is stored.
    ///
    /// - Parameter parts: The parts of the library with which it changes.
    public func get<Value: Sendable>(
        _ entry: Entry<Value>, of parts: Set<LibraryPart>, _ load: () async throws(StorageError) -> Value
    ) async throws(Failure) -> Value {
        if let value = state.withLock({ $0.isBlind ? nil : $0.contents[keyPath: entry] }) { return value }
        return try await refresh(entry, of: parts, load)
    }

    /// What is stored or, if that cannot be read now, what is remembered.
    ///
    /// - Parameter parts: The parts of the library with which it changes.
    public func refresh<Value: Sendable>(
        _ entry: Entry<Value>, of parts: Set<LibraryPart>, _ load: () async throws(StorageError) -> Value
    ) async throws(Failure) -> Value {
        let epoch = beginReading(parts)
        var isGone = false
        do throws(Failure) {
            let value = try await Failure.stored(by: { () async throws(StorageError) in
                do throws(StorageError) {
                    return try await load()
                } catch {
                    if case .notFound = error { isGone = true }
                    throw error
                }
            })
            remember(value, at: entry, of: parts, readIn: epoch)
            return value
        } catch {
            guard !isGone, error != .cancelled, let value = state.withLock({ $0.contents[keyPath: entry] })
            else { throw error }
            return value
        }
    }

    /// Forgets what is not true any more.
    public func forget(_ parts: Set<LibraryPart>) {
        state.withLock { state in
            for part in parts {
                state.epochs[part, default: 0] += 1
                state.contents.forget(part)
            }
        }
    }

    /// Returns once it is known here that nobody tells of changes any more; for tests, which see nothing of it.
    func endOfWatch() async { await state.withLock { $0.watch }?.value }

    private func remember<Value: Sendable>(
        _ value: Value, at entry: Entry<Value>, of parts: Set<LibraryPart>, readIn epoch: Int
    ) {
        state.withLock { state in
            if state.epoch(of: parts) == epoch { state.contents[keyPath: entry] = value }
        }
    }

    /// Watches from now on, so that no change slips in between reading and remembering.
    private func beginReading(_ parts: Set<LibraryPart>) -> Int {
        state.withLock { state in
            if state.watch == nil {
                let changes = observation.changes()
                state.watch = Task { [weak self] in
                    for await parts in changes { self?.forget(parts) }
                    self?.state.withLock { $0.isBlind = true }
                }
            }
            return state.epoch(of: parts)
        }
    }
}
