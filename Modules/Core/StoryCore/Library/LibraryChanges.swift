/// A part of the library that lists show; a collection's part includes its stories, that of jobs what they record.
public enum LibraryPart: String, CaseIterable, Sendable {
    case stories, heroes, events, collections, jobs
}

/// Reports changes of the library by this or another process.
public protocol LibraryObservation: Sendable {
    /// Returns a stream of the parts that change, soon after they do; simultaneous changes are reported together.
    ///
    /// No change after the call is missed; the first value may name unchanged parts. The stream ends when the task that
    /// reads it is cancelled.
    func changes() -> AsyncStream<Set<LibraryPart>>
}
