public import Foundation
public import GRDB
public import StoryCore

/// The unfinished work of a feature: stories, or parts of them, that are being made.
///
/// Until a story is stored, no row of it names the files that were made for it. So the library asks here before it
/// changes a story, tidies up files, or reports a story as lost.
public protocol StoryWork: Sendable {
    /// What the work is called in the report of `verify`: "unfinished stories".
    var name: String { get }

    /// Returns the folder of the work's own files.
    func folder(in library: LibraryLayout) -> URL
    /// Returns whether anything is being made, by any process.
    func isUnderway(in library: LibraryLayout) throws(StorageError) -> Bool
    /// Returns whether a story, or a part of it, is being made, by any process.
    func isUnderway(on story: StoryID, in library: LibraryLayout) throws(StorageError) -> Bool
    /// Returns whether unfinished work has made the content of a blob, so that it was stored for that.
    func hasMade(_ blob: MediaReference, in library: LibraryLayout) throws(StorageError) -> Bool

    /// Returns the number of unfinished pieces of work in a library, which may be a copy.
    func count(in database: Database) throws -> Int
    /// Returns whether there is unfinished work on a story.
    func exists(on story: StoryID, in database: Database) throws -> Bool
    /// Returns the stories that may have a recovery record and no row yet, since they are about to be stored.
    func storiesAboutToBeStored(in database: Database, of library: LibraryLayout) throws -> Set<StoryID>
    /// Returns the authors' notes on stories in the making, the latest first.
    func tellings(limit: Int, in database: Database) throws -> [TellingRecord]

    /// Discards the work on a story, within the transaction that changes or deletes it.
    ///
    /// - Returns: The blobs that were stored for it; those to which nothing refers are deleted.
    func discard(
        on story: StoryID, blobs: any BlobStore, in database: Database, of library: LibraryLayout
    ) throws -> Set<MediaReference>
    /// Removes the files of discarded work, after that transaction.
    func removeFiles(of story: StoryID, in library: LibraryDatabase) async throws(StorageError)
    /// Ends the work on a story that had been stored and then lost, within the transaction that restores it.
    ///
    /// - Returns: What the story was planned as; nil if it was not, or if the work had not ended.
    func end(on story: StoryID, in database: Database, of library: LibraryLayout) throws -> PlannedStory?

    /// Returns what is wrong with the work that nobody is at.
    func problems(in library: LibraryDatabase) async -> [FeatureProblem]
}
