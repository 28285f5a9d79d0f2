/// A part of the library that lists show; each feature that stores something names its own.
///
/// The name is stored in libraries and never changes.
public struct LibraryPart: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let stories = LibraryPart(rawValue: "stories")
    public static let heroes = LibraryPart(rawValue: "heroes")
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
