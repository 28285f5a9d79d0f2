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

/// The unfinished work of all features on a library.
struct LibraryWork: Sendable {
    let library: LibraryLayout
    let features: [any StoryWork]

    /// The folders of the work's own files.
    var folders: [URL] { features.map { $0.folder(in: library) } }

    /// Throws if something is being made.
    func refuseUnderway() throws(StorageError) {
        if try isUnderway() { throw .busy("An unfinished story") }
    }

    /// Throws if a story, or a part of it, is being made.
    func refuseUnderway(on story: StoryID) throws(StorageError) {
        if try isUnderway(on: story) { throw .busy("The story \(story.short)") }
    }

    func isUnderway() throws(StorageError) -> Bool {
        for work in features where try work.isUnderway(in: library) { return true }
        return false
    }

    func isUnderway(on story: StoryID) throws(StorageError) -> Bool {
        for work in features where try work.isUnderway(on: story, in: library) { return true }
        return false
    }

    func hasMade(_ blob: MediaReference) throws(StorageError) -> Bool {
        for work in features where try work.hasMade(blob, in: library) { return true }
        return false
    }

    func count(in database: Database) throws -> Int {
        try features.reduce(0) { try $0 + $1.count(in: database) }
    }

    func exists(on story: StoryID, in database: Database) throws -> Bool {
        try features.contains { try $0.exists(on: story, in: database) }
    }

    func storiesAboutToBeStored(in database: Database) throws -> Set<StoryID> {
        try features.reduce(into: []) { stories, work in
            stories.formUnion(try work.storiesAboutToBeStored(in: database, of: library))
        }
    }

    func tellings(limit: Int, in database: Database) throws -> [TellingRecord] {
        try features.flatMap { try $0.tellings(limit: limit, in: database) }
    }

    func discard(on story: StoryID, blobs: any BlobStore, in database: Database) throws {
        for work in features {
            try BlobOutbox.add(work.discard(on: story, blobs: blobs, in: database, of: library), in: database)
        }
    }

    func removeFiles(of story: StoryID, in database: LibraryDatabase) async throws(StorageError) {
        for work in features { try await work.removeFiles(of: story, in: database) }
    }

    func end(on story: StoryID, in database: Database) throws -> [PlannedStory] {
        try features.compactMap { try $0.end(on: story, in: database, of: library) }
    }

    func items(in database: LibraryDatabase) async -> [InspectionRun.Item] {
        var items: [InspectionRun.Item] = []
        for work in features {
            let problems = await work.problems(in: database)
            items.append(InspectionRun.Item(name: work.name, problems: problems.map { LibraryProblem($0) }))
        }
        return items
    }
}
