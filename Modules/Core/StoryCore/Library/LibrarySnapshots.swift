public import Foundation

/// Takes and reads snapshots of a library's database.
public protocol LibrarySnapshots: Sendable {
    /// Writes a snapshot of the database to a new file.
    ///
    /// The units of unfinished jobs are left out, since their content is stored elsewhere; they are made again when the
    /// job is resumed.
    func take(to file: URL) async throws(StorageError)

    /// Closes the library's database until it is used again, so that the library can be replaced.
    func release() async

    /// Returns the contents of a database without changing it.
    ///
    /// - Throws: ``StorageError/corrupt(path:detail:)`` if it is not a library's database, and
    ///   ``StorageError/newerVersion(path:)``.
    func contents(of file: URL) throws(StorageError) -> LibraryContents

    /// Checks every page of a database without changing it.
    ///
    /// - Throws: ``StorageError/corrupt(path:detail:)`` if anything in it is damaged, or its schema is not this
    ///   program's for its version.
    func check(_ file: URL) throws(StorageError)

    /// Calls `body` once for each media file that a database refers to, ordered by digest and extension.
    ///
    /// The database is untrusted: the digest may be invalid.
    func forEachMedia(
        of file: URL, _ body: (MediaReference) throws(StorageError) -> Void
    ) throws(StorageError)
}

/// The contents of a library's database.
public struct LibraryContents: Hashable, Sendable {
    /// The version of the schema.
    public var version: Int
    /// The number of stories.
    public var storyCount: Int
    /// The number of heroes.
    public var heroCount: Int
    /// The number of custom events.
    public var eventCount: Int
    /// The number of generation jobs.
    public var jobCount: Int

    /// Creates a description of a database.
    public init(version: Int, storyCount: Int, heroCount: Int, eventCount: Int, jobCount: Int) {
        self.version = version
        self.storyCount = storyCount
        self.heroCount = heroCount
        self.eventCount = eventCount
        self.jobCount = jobCount
    }

    /// Whether the database holds nothing of a family's.
    public var isEmpty: Bool { storyCount + heroCount + eventCount + jobCount == 0 }
}
