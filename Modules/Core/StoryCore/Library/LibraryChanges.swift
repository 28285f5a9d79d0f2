/// A part of the library that lists show; of a collection, its stories are a part.
public enum LibraryPart: String, CaseIterable, Sendable {
    case stories, heroes, events, collections
}

/// Tells when something in the library has changed, in this process or in another.
public protocol LibraryObservation: Sendable {
    /// The parts that have changed since the last value, soon after they did; changes that come together are told
    /// together. None is left out from the moment of the call; the first value may name parts that have not changed. It
    /// ends when the task that reads it is cancelled.
    func changes() -> AsyncStream<Set<LibraryPart>>
}
