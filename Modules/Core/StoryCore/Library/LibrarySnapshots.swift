public import Foundation

/// Copies of a library's database, each a file of its own.
public protocol LibrarySnapshots: Sendable {
    /// Copies the database, as it is at this moment, into a file that is not there.
    ///
    /// What unfinished jobs have made so far is left out, since its content lies elsewhere; it is made again when the
    /// job is resumed.
    func take(to file: URL) async throws(StorageError)

    /// What a database holds; it is not changed.
    ///
    /// - Throws: ``StorageError/corrupt(path:detail:)`` if it is not a library's database, and
    ///   ``StorageError/newerVersion(path:)``.
    func contents(of file: URL) throws(StorageError) -> LibraryContents

    /// Reads a database from its first to its last page, without changing it.
    ///
    /// - Throws: ``StorageError/corrupt(path:detail:)`` if anything in it is damaged, or if its tables are not those
    ///   that this program gives a database of its version.
    func check(_ file: URL) throws(StorageError)

    /// Calls `body` for each media file that a database names, once, in the order of digest and ending.
    ///
    /// Digest and ending are what the database says, which need not be a digest at all.
    func forEachMedia(
        of file: URL, _ body: (MediaReference) throws(StorageError) -> Void
    ) throws(StorageError)
}

/// What a library's database holds.
public struct LibraryContents: Hashable, Sendable {
    /// The version of its tables.
    public var version: Int
    /// How many stories there are.
    public var storyCount: Int
    /// How many heroes there are.
    public var heroCount: Int
    /// How many custom events there are.
    public var eventCount: Int
    /// How many stories are in the making.
    public var jobCount: Int

    /// Describes a database.
    public init(version: Int, storyCount: Int, heroCount: Int, eventCount: Int, jobCount: Int) {
        self.version = version
        self.storyCount = storyCount
        self.heroCount = heroCount
        self.eventCount = eventCount
        self.jobCount = jobCount
    }

    /// Whether nothing of a family is in it.
    public var isEmpty: Bool { storyCount + heroCount + eventCount + jobCount == 0 }
}
