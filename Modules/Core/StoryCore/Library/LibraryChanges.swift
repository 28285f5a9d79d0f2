/// A part of the library that lists show; each feature that stores something names its own.
///
/// The name is stored in libraries and never changes.
public struct LibraryPart: RawRepresentable, Hashable, Sendable {
    /// The name as it is stored.
    public let rawValue: String

    /// Names a part.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The stories.
    public static let stories = LibraryPart(rawValue: "stories")
    /// The heroes.
    public static let heroes = LibraryPart(rawValue: "heroes")
    /// The custom events.
    public static let events = LibraryPart(rawValue: "events")
    /// The collections with their stories.
    public static let collections = LibraryPart(rawValue: "collections")
    /// The jobs with what they record.
    public static let jobs = LibraryPart(rawValue: "jobs")
}

/// Reports changes of the library by this or another process.
public protocol LibraryObservation: Sendable {
    /// Returns a stream of the parts that change, soon after they do; simultaneous changes are reported together.
    ///
    /// No change after the call is missed; the first value may name unchanged parts. The stream ends when the task that
    /// reads it is cancelled.
    func changes() -> AsyncStream<Set<LibraryPart>>
}
