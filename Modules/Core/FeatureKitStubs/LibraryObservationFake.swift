public import StoryCore

/// A library observation whose changes a test sends.
public final class LibraryObservationFake: LibraryObservation {
    private struct State {
        var listeners: [Int: AsyncStream<Set<LibraryPart>>.Continuation] = [:]
        var count = 0
    }

    private let state = Watched(State())

    /// Creates an observation without listeners.
    public init() {}

    /// The number of current listeners.
    public var listenerCount: Int { state.value.listeners.count }

    /// Sends a change to all listeners.
    public func tell(_ parts: Set<LibraryPart>) {
        let listeners = state.value.listeners.values
        for listener in listeners { listener.yield(parts) }
    }

    /// Ends all streams, as happens where the system allows no more watched files.
    public func end() {
        let listeners = state.value.listeners.values
        for listener in listeners { listener.finish() }
    }

    public func changes() -> AsyncStream<Set<LibraryPart>> {
        let (stream, continuation) = AsyncStream.makeStream(of: Set<LibraryPart>.self)
        let number = state.change { state in
            state.count += 1
            state.listeners[state.count] = continuation
            return state.count
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.change { state in
                state.listeners[number] = nil
            }
        }
        return stream
    }
}
