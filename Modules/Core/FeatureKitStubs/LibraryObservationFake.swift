public import StoryCore
import Synchronization

/// Tells whoever listens what it is told.
public final class LibraryObservationFake: LibraryObservation {
    private struct State {
        var listeners: [Int: AsyncStream<Set<LibraryPart>>.Continuation] = [:]
        var count = 0
    }

    private let state = Mutex(State())

    /// Makes an observation with nobody who listens.
    public init() {}

    /// How many listen now.
    public var listenerCount: Int { state.withLock { $0.listeners.count } }

    /// Tells everybody who listens that something has changed.
    public func tell(_ parts: Set<LibraryPart>) {
        let listeners = state.withLock { Array($0.listeners.values) }
        for listener in listeners { listener.yield(parts) }
    }

    /// Ends what everybody listens to, as it ends where the system allows no more files to be watched.
    public func end() {
        let listeners = state.withLock { Array($0.listeners.values) }
        for listener in listeners { listener.finish() }
    }

    public func changes() -> AsyncStream<Set<LibraryPart>> {
        let (stream, continuation) = AsyncStream.makeStream(of: Set<LibraryPart>.self)
        let number = state.withLock { state in
            state.count += 1
            state.listeners[state.count] = continuation
            return state.count
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { state in
                state.listeners[number] = nil
            }
        }
        return stream
    }
}
